/**
 * Web standards that browsers and Node share, for shared code. The types of browsers and of Node
 * declare these too, so only `src/tsconfig.json` includes this file.
 */
interface URL {
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: new (url: string, base?: string) => URL;

interface URLSearchParams {
  get(name: string): string | null;
  has(name: string): boolean;
  toString(): string;
}
declare const URLSearchParams: new (init?: string | Record<string, string>) => URLSearchParams;

interface TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare const TextDecoder: new (encoding: string) => TextDecoder;
