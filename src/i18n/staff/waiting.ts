import type { Waiting } from '#submissions/staff/frame.ts';

/** What waits in a few words, such as `12 open, 3 te laat`. */
export function describeWaiting({ open, overdue }: Waiting): string {
  const late = overdue === 0 ? '' : `, ${String(overdue)} te laat`;
  return `${String(open)} open${late}`;
}
