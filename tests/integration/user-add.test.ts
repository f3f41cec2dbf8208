import { openDatabase, type Database } from '#server/database/database.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';

const password = 'zes groene fietsen in Delft';

let databaseUrl: string;
let db: Database;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  db = openDatabase({ databaseUrl, dataDirectory: '', production: false });
});
afterAll(() => db.destroy());

/** Runs the script with these answers, one a line. */
async function addUser(...answers: string[]) {
  const child = spawn(process.execPath, ['scripts/user-add.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { output, errors, code };
}

function findUser(username: string) {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
}

test('an account is added by its answers, and its password is neither shown nor stored', async () => {
  const { output, errors, code } = await addUser('Noor', 'administrator', password, password);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('noor can now log in as administrator.');
  expect(output).not.toContain(password);
  const user = await findUser('noor');
  expect(user).toMatchObject({ role: 'administrator' });
  expect(await isPassword(password, user?.passwordHash ?? '')).toBe(true);
});

test('a name that exists is refused and keeps its password', async () => {
  await addUser('sanne', 'team-leader', password, password);
  const { errors, code } = await addUser('SANNE', 'administrator', `${password} 2`, `${password} 2`);
  expect([code, errors]).toEqual([1, 'The username "sanne" exists already.\n']);
  expect(await findUser('sanne')).toMatchObject({ role: 'team-leader' });
});

test.each([
  ['two passwords that differ', ['kim', 'team-leader', password, `${password}!`], 'differ'],
  ['answers that end too soon', ['kim'], 'No answer'],
])('%s ends with a sentence and adds nobody', async (_case, answers, sentence) => {
  const { errors, code } = await addUser(...answers);
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(await findUser(answers[0] ?? '')).toBeUndefined();
});
