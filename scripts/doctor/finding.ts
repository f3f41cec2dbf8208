/** One thing that was looked at, in one sentence; what is not well has its cure in it. */
export interface Finding {
  subject: 'clock' | 'database' | 'folders' | 'mail' | 'node' | 'variables';
  /** `advice` is for whoever runs the site to judge; `wrong` keeps it from its work. */
  state: 'ok' | 'advice' | 'wrong';
  text: string;
}

const marks = { ok: 'ok    ', advice: 'advice', wrong: 'WRONG ' };

export function formatFinding({ subject, state, text }: Finding): string {
  return `${marks[state]}  ${subject.padEnd(9)}  ${text}`;
}
