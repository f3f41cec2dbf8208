/**
 * What the platform sends: a `Response` would copy the body of each file for each visitor.
 */
export interface Answer {
  status: number;
  headers: Headers;
  /** Shared by all who are sent the same file, so nobody changes it. */
  body: Uint8Array | undefined;
  /** Of a function, which logs its requests itself. */
  isOfFunction?: true;
  /** Of a request that was not taken, whatever it asked for. */
  isRefusal?: true;
}

/** Thrown to answer a request without doing what it asks. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}

/** The answer of a function; its body is read whole. */
export async function toAnswer(response: Response): Promise<Answer> {
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : undefined;
  return { status: response.status, headers: new Headers(response.headers), body, isOfFunction: true };
}

/** An answer in plain text that says why. */
export function toRefusal({ status, message, headers }: Refused): Answer {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  const body = Buffer.from(`${message}\n`);
  return { status, headers: new Headers({ ...headers, ...type }), body };
}
