import type { Waiting } from '#contracts/staff/frame.ts';

/**
 * Formats the number of overdue requests for a menu, or that of waiting ones if none is overdue.
 */
export function describeWaiting({ open, overdue }: Waiting): string {
  return overdue === 0 ? `${String(open)} open` : `${String(overdue)} te laat`;
}

/**
 * Adds the number of open requests before the title of a page, where even a narrow tab shows it.
 */
export function titleWithCount(title: string, { open }: Waiting): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return open === 0 ? plain : `(${String(open)}) ${plain}`;
}

/** Formats the number of overdue requests as a sentence. */
export function describeLate(overdue: number): string {
  if (overdue === 0) return 'Er is niets te laat.';
  return `${String(overdue)} ${overdue === 1 ? 'verzoek is' : 'verzoeken zijn'} te laat.`;
}
