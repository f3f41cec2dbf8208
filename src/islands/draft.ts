/**
 * Unsent answers in the storage of the tab, which survive a reload, the back button and a change of
 * language. The submission id, an idempotency key, is stored with the answers, so that the server
 * recognises a repeat after a reload.
 */
export interface Draft {
  submissionId: string;
  /** When the form was opened, in Unix time (ms). */
  startedAt: number;
  /**
   * Whether these answers were sent: changed answers are another submission, which must not be
   * mistaken for a repeat.
   */
  sent: boolean;
  answers: Record<string, unknown>;
}

export function newDraft(): Draft {
  return {
    // Plain HTTP has no `crypto.randomUUID`; the server then recognises a repeat by its content.
    submissionId: window.isSecureContext ? crypto.randomUUID() : '',
    startedAt: Math.round(performance.timeOrigin),
    sent: false,
    answers: {},
  };
}

/** Finds the draft of a form; undefined when there is none or it is invalid. */
export function findDraft(name: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Validates the format, since an extension or an earlier release may have stored another one. */
function isDraft(stored: unknown): stored is Draft {
  const { submissionId, startedAt, sent, answers } = Object(stored) as Partial<Draft>;
  return (
    typeof submissionId === 'string' &&
    typeof startedAt === 'number' &&
    typeof sent === 'boolean' &&
    typeof answers === 'object' &&
    // A radio group without a choice is null.
    Object.values(Object(answers) as object).every((answer) => typeof answer !== 'object' || answer === null)
  );
}

/** Saves the draft. Does nothing where storage is not allowed. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // In a private window or with full storage the form works without drafts.
  }
}

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
