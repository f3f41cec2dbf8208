/** Thrown to reject a request with a status. */
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
