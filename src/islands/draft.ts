/**
 * Unsent answers, stored for the tab so that they survive a reload, the back button and a change of
 * language. The submission id is stored with them, so that the server recognises a repeat after a
 * reload.
 */
export interface Draft {
  submissionId: string;
  /** When the page of the form was opened, in Unix time (ms). */
  startedAt: number;
  /**
   * True if these answers were sent. Changed answers then become another submission, so that the
   * server does not take them for a repeat.
   */
  sent: boolean;
  answers: Record<string, unknown>;
}

export function newDraft(): Draft {
  return {
    // `crypto.randomUUID` does not exist on plain HTTP. Without an id, the server recognises a
    // repeat by its content.
    submissionId: window.isSecureContext ? crypto.randomUUID() : '',
    startedAt: Math.round(performance.timeOrigin),
    sent: false,
    answers: {},
  };
}

/** Returns the draft of a form; undefined if there is no valid one. */
export function findDraft(name: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the format, because an extension or an earlier release may have stored another one. */
function isDraft(stored: unknown): stored is Draft {
  const { submissionId, startedAt, sent, answers } = Object(stored) as Partial<Draft>;
  return (
    typeof submissionId === 'string' &&
    typeof startedAt === 'number' &&
    typeof sent === 'boolean' &&
    typeof answers === 'object' &&
    // The answer of a radio group without a choice is null.
    Object.values(Object(answers) as object).every((answer) => typeof answer !== 'object' || answer === null)
  );
}

/** Saves the draft. Does nothing if the browser blocks storage. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // In a private window or with full storage, the form works without drafts.
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
