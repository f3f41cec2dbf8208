import type { SubmissionAccepted, SubmissionRefused } from '#submissions/answer.ts';

/** An answer other than success. Its message is `<status>: <body>`; status 0 means that no answer came. */
export class SubmissionError extends Error {
  readonly status: number;
  readonly refusal: Partial<SubmissionRefused>;

  constructor(status: number, body: string) {
    super(`${String(status)}: ${body}`);
    this.name = 'SubmissionError';
    this.status = status;
    this.refusal = parseRefusal(body);
  }
}

/** Sends answers as JSON, with cookies. Throws `SubmissionError` for every answer that is not a success, and when none comes. */
export async function postSubmission(path: string, body: unknown): Promise<SubmissionAccepted> {
  const response = await send(path, body);
  if (!response.ok)
    throw new SubmissionError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as SubmissionAccepted;
}

async function send(path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new SubmissionError(0, 'no answer');
  }
}

function parseRefusal(body: string): Partial<SubmissionRefused> {
  try {
    return JSON.parse(body) as SubmissionRefused;
  } catch {
    return {};
  }
}
