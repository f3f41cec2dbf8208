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
  /** In place of the form's own title. */
  title: string | undefined;
  message: string | undefined;
  /** Path of the page that confirms it. */
  confirmation: string | undefined;
  /** Where what was begun goes on. */
  next: string | undefined;
}

export type SubmissionResult = SubmissionFailure | SubmissionSuccess;

/**
 * Sends answers as JSON, or with a file among them as a form, with cookies. Of an answer that
 * breaks off the status still counts.
 */
export async function postSubmission(path: string, body: object): Promise<SubmissionResult> {
  const response = await send(path, body);
  if (!response) return { isStored: false, status: 0, refusal: {} };
  const answer = await readObject<SubmissionAccepted & SubmissionRefused>(response);
  if (response.ok) {
    const { title, message, confirmation, next } = answer;
    return { isStored: true, title, message, confirmation, next };
  }
  return { isStored: false, status: response.status, refusal: answer };
}

/** Undefined when no answer comes. */
async function send(path: string, body: object): Promise<Response | undefined> {
  const Accept = 'application/json';
  const holdsFile = Object.values(body).some((value) => value instanceof File);
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'include',
      // The browser names the boundary of a form itself.
      headers: holdsFile ? { Accept } : { Accept, 'Content-Type': 'application/json' },
      body: holdsFile ? toForm(body) : JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

function toForm(body: object): FormData {
  const form = new FormData();
  const entries = Object.entries(body) as [string, File | string | number | boolean | undefined][];
  for (const [name, value] of entries)
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  return form;
}

/** Empty when the body is no JSON, or does not arrive. */
async function readObject<Body>(response: Response): Promise<Partial<Body>> {
  try {
    return (await response.json()) as Body;
  } catch {
    return {};
  }
}
