import type { SubmissionAccepted, SubmissionRefused } from '#contracts/answer.ts';

export interface SubmissionFailure {
  isStored: false;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The parsed body of the response; empty for invalid JSON. */
  refusal: Partial<SubmissionRefused>;
}

/** The response to a stored submission. A property that the body lacks is undefined. */
export interface SubmissionSuccess {
  isStored: true;
  /** Replaces the form's own title in the notice. */
  title: string | undefined;
  message: string | undefined;
  confirmation: string | undefined;
  /** The path at which the visitor continues. */
  next: string | undefined;
}

export type SubmissionResult = SubmissionFailure | SubmissionSuccess;

/**
 * Posts answers with cookies, as JSON or, with a file, as form data. Any 2xx status means stored,
 * even if the body of the response is incomplete.
 */
export async function postSubmission(path: string, body: object): Promise<SubmissionResult> {
  const response = await send(path, body);
  if (!response) return { isStored: false, status: 0, refusal: {} };
  const reply = await readReply(response);
  if (!response.ok) return { isStored: false, status: response.status, refusal: reply };
  const { title, message, confirmation, next } = reply;
  return { isStored: true, title, message, confirmation, next };
}

/** Returns undefined if there is no response. */
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
