/** One thing that was looked at, in one sentence; what is not well has its cure in it. */
export interface Finding {
  subject: 'clock' | 'database' | 'folders' | 'mail' | 'node' | 'variables';
  /** `advice` is for the administrator to judge; `wrong` keeps the site from its work. */
  state: 'ok' | 'advice' | 'wrong';
  text: string;
}

export function finding(subject: Finding['subject'], state: Finding['state'], text: string): Finding {
  return { subject, state, text };
}
