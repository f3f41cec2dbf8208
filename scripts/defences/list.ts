/**
 * What the site is attacked with, what holds it, and the test that fails once that is taken away:
 * the source of the table in `docs/security.md` and of `npm run test:defences`.
 */
import { accounts } from './accounts.ts';
import type { Defence } from './defence.ts';
import { privacy, server } from './server.ts';
import { bookings, submissions } from './visitors.ts';

export const defences: readonly Defence[] = [...bookings, ...submissions, ...accounts, ...server, ...privacy];

/** The table of `docs/security.md`, as Prettier leaves it alone: without padding. */
export function formatDefences(): string {
  const rows = defences.map(
    ({ attack, defence, file, test, title }) =>
      `| ${attack} | ${defence} (\`${file}\`) | \`${test}\`${title ? `: “${title}”` : ''} |`,
  );
  return ['| Attack | Defence | Test |', '| --- | --- | --- |', ...rows].join('\n');
}
