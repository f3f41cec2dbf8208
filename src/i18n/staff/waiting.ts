import type { Waiting } from '#contracts/staff/frame.ts';

/** Formats the number of waiting requests, such as `12 open, 3 te laat`. */
export function describeWaiting({ open, overdue }: Waiting): string {
  const late = overdue === 0 ? '' : `, ${String(overdue)} te laat`;
  return `${String(open)} open${late}`;
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
