/** The result of a check as a sentence, which contains the remedy of a problem. */
export interface Finding {
  subject: 'clock' | 'database' | 'folders' | 'mail' | 'node' | 'variables';
  /** `advice` is for the administrator to decide; `wrong` prevents the site from working. */
  state: 'ok' | 'advice' | 'wrong';
  text: string;
}

export function finding(subject: Finding['subject'], state: Finding['state'], text: string): Finding {
  return { subject, state, text };
}
