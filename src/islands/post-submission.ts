import type { SubmissionAccepted, SubmissionRefused } from '#contracts/answer.ts';

export interface SubmissionFailure {
  isStored: false;
  /** 0 when there was no response. */
  status: number;
  /** The parsed response body; empty for invalid JSON. */
  refusal: Partial<SubmissionRefused>;
}

/** The response to a stored submission; each property is undefined where the body lacks it. */
export interface SubmissionSuccess {
  isStored: true;
  /** Replaces the form's own title in the notice. */
  title: string | undefined;
  message: string | undefined;
  confirmation: string | undefined;
  /** Path to continue at. */
  next: string | undefined;
}

export type SubmissionResult = SubmissionFailure | SubmissionSuccess;

/**
 * Posts answers as JSON, or as form data when they include a file, with cookies. The status counts
 * even when the response body is incomplete.
 */
export async function postSubmission(path: string, body: object): Promise<SubmissionResult> {
  const response = await send(path, body);
  if (!response) return { isStored: false, status: 0, refusal: {} };
  const reply = await readReply(response);
  if (!response.ok) return { isStored: false, status: response.status, refusal: reply };
  const { title, message, confirmation, next } = reply;
  return { isStored: true, title, message, confirmation, next };
}

/** Returns undefined when there is no response. */
async function send(path: string, body: object): Promise<Response | undefined> {
  const Accept = 'application/json';
  const hasFile = Object.values(body).some((value) => value instanceof File);
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'include',
      // The browser sets the multipart boundary itself.
      headers: hasFile ? { Accept } : { Accept, 'Content-Type': 'application/json' },
      body: hasFile ? toForm(body) : JSON.stringify(body),
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

/** Returns an empty object for invalid JSON, such as an error page of a proxy. */
async function readReply(response: Response): Promise<Partial<SubmissionAccepted & SubmissionRefused>> {
  try {
    return ((await response.json()) as (SubmissionAccepted & SubmissionRefused) | null) ?? {};
  } catch {
    return {};
  }
}
