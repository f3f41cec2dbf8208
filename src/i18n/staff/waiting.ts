import type { Waiting } from '#contracts/staff/frame.ts';

/** What waits, as briefly as a menu has room for: how much is late, or else how much is open. */
export function describeWaiting({ open, overdue }: Waiting): string {
  return overdue === 0 ? `${String(open)} open` : `${String(overdue)} te laat`;
}

/** The title of a page with how many wait before it, where a narrow tab still shows them. */
export function titleWithCount(title: string, { open }: Waiting): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return open === 0 ? plain : `(${String(open)}) ${plain}`;
}

/** Formats the number of late requests as a sentence. */
export function describeLate(overdue: number): string {
  if (overdue === 0) return 'Er is niets te laat.';
  return `${String(overdue)} ${overdue === 1 ? 'verzoek is' : 'verzoeken zijn'} te laat.`;
}
