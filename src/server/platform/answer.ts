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
}

/** The answer of a function; its body is read whole. */
export async function toAnswer(response: Response): Promise<Answer> {
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : undefined;
  return { status: response.status, headers: new Headers(response.headers), body, isOfFunction: true };
}

/** An answer in plain text. */
export function textAnswer(status: number, text: string): Answer {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  return { status, headers, body: Buffer.from(`${text}\n`) };
}
