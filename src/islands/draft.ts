/**
 * Unsent answers, kept in this tab: they survive a reload, the back button and a switch of
 * language. The id of the submission is kept with them, so that sending again after a reload is
 * still the same submission.
 */
export interface Draft {
  submissionId: string;
  /** When the page of the form was opened, in ms since 1970. */
  startedAt: number;
  /**
   * Whether these very answers were sent: changed ones are another submission, which must not be
   * taken for a repeat.
   */
  sent: boolean;
  answers: Record<string, unknown>;
}

/** A new, empty draft. */
export function newDraft(): Draft {
  return {
    submissionId: newSubmissionId(),
    startedAt: Math.round(performance.timeOrigin),
    sent: false,
    answers: {},
  };
}

/**
 * Empty where the browser has no random ids, as on plain http; the server then knows a repeat by
 * its content.
 */
function newSubmissionId(): string {
  return window.isSecureContext ? crypto.randomUUID() : '';
}

/** The draft of the form with a name; undefined when there is none that can be read. */
export function findDraft(name: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is one of ours: an extension or a release of before may have stored another. */
function isDraft(stored: unknown): stored is Draft {
  const { submissionId, startedAt, sent, answers } = Object(stored) as Partial<Draft>;
  return (
    typeof submissionId === 'string' &&
    typeof startedAt === 'number' &&
    typeof sent === 'boolean' &&
    typeof answers === 'object' &&
    // A choice that was not made is null.
    Object.values(Object(answers) as object).every((answer) => typeof answer !== 'object' || answer === null)
  );
}

/** Keeps the draft. Does nothing where the browser allows no storage. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Private windows and full storage: the form works without.
  }
}

/** Forgets the draft. */
export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // See `saveDraft`.
  }
}

function keyOf(name: string): string {
  return `draft:${name}`;
}
