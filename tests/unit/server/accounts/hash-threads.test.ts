import { readdirSync, readFileSync } from 'node:fs';
import { deriveInThread } from '#server/accounts/hash-threads.ts';
import { hashPassword, isPassword } from '#server/accounts/passwords.ts';
import { expect, test } from 'vitest';
import { lowCosts } from '../../../support/low-costs.ts';

test('a password hashed in a thread of its own is the same one elsewhere', async () => {
  const stored = await hashPassword('zes groene fietsen', lowCosts, deriveInThread);
  expect(await isPassword('zes groene fietsen', stored)).toBe(true);
  expect(await isPassword('zes groene fietsen', stored, deriveInThread)).toBe(true);
  expect(await isPassword('zeven groene fietsen', stored, deriveInThread)).toBe(false);
});

test('what cannot be hashed is an error, and the next one is hashed all the same', async () => {
  const impossible = { ...lowCosts, ln: 0 };
  await expect(hashPassword('zes', impossible, deriveInThread)).rejects.toThrow('could not be hashed');
  await expect(hashPassword('zes', lowCosts, deriveInThread)).resolves.toMatch(/^\$scrypt/);
});

// Elsewhere a priority is not a thread's own.
test.runIf(process.platform === 'linux')('only the threads that hash give way', async () => {
  await Promise.all([1, 2].map(() => hashPassword('zes', lowCosts, deriveInThread)));
  const own = niceOf(process.pid);
  expect(nices().filter((nice) => nice > own)).toHaveLength(2);
});

function nices(): number[] {
  return readdirSync('/proc/self/task').map((thread) => niceOf(Number(thread)));
}

/** The 19th field (proc_pid_stat(5)); the second one, in brackets, may hold spaces. */
function niceOf(thread: number): number {
  const [, rest = ''] =
    /\) (.*)$/s.exec(readFileSync(`/proc/self/task/${String(thread)}/stat`, 'utf8')) ?? [];
  return Number(rest.split(' ')[16]);
}
