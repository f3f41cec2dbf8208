import type { SubmissionAccepted, SubmissionRefused } from '#submissions/answer.ts';

/** How an attempt ended that was not stored. */
export interface SubmissionFailure {
  isStored: false;
  /** 0 when no answer came. */
  status: number;
  /** What could be read of the answer. */
  refusal: Partial<SubmissionRefused>;
}

/** What could be read of the answer to an attempt that was stored. */
export interface SubmissionSuccess {
  isStored: true;
  message: string | undefined;
  /** Path of the page that confirms it. */
  confirmation: string | undefined;
  /** Where what was begun goes on. */
  next: string | undefined;
}

export type SubmissionResult = SubmissionFailure | SubmissionSuccess;

/** Sends answers as JSON, with cookies. Of an answer that breaks off the status still counts. */
export async function postSubmission(path: string, body: unknown): Promise<SubmissionResult> {
  const response = await send(path, body);
  if (!response) return { isStored: false, status: 0, refusal: {} };
  const answer = await readObject<SubmissionAccepted & SubmissionRefused>(response);
  if (response.ok) {
    const { message, confirmation, next } = answer;
    return { isStored: true, message, confirmation, next };
  }
  return { isStored: false, status: response.status, refusal: answer };
}

/** Undefined when no answer comes. */
async function send(path: string, body: unknown): Promise<Response | undefined> {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

/** Empty when the body is no JSON, or does not arrive. */
async function readObject<Body>(response: Response): Promise<Partial<Body>> {
  try {
    return (await response.json()) as Body;
  } catch {
    return {};
  }
}
