import type { SubmissionAccepted, SubmissionRefused } from '#contracts/answer.ts';

/** How an attempt ended that was not stored; its message has the status and the body. */
export class SubmissionFailure extends Error {
  override name = 'SubmissionFailure';
  readonly isStored = false;
  /** 0 when no answer came. */
  readonly status: number;
  /** The readable part of the answer. */
  readonly refusal: Partial<SubmissionRefused>;

  constructor(status: number, body: string, refusal: Partial<SubmissionRefused> = {}) {
    super(`${String(status)}: ${body}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** The readable part of the answer to a stored submission. */
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
  if (!response) return new SubmissionFailure(0, 'no answer');
  const text = await readText(response);
  const answer = parseObject<SubmissionAccepted & SubmissionRefused>(text);
  if (!response.ok) return new SubmissionFailure(response.status, text || response.statusText, answer);
  const { title, message, confirmation, next } = answer;
  return { isStored: true, title, message, confirmation, next };
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

/** Empty when the body does not arrive. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}

/** Empty when the text is no JSON, as from a proxy in between. */
function parseObject<Body>(text: string): Partial<Body> {
  try {
    return (JSON.parse(text) as Body | null) ?? {};
  } catch {
    return {};
  }
}
