import { openDatabase, type Database } from '#server/database/database.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { createTestDatabase } from '../support/test-database.ts';

const password = 'zes groene fietsen in Delft';

let databaseUrl: string;
let db: Database;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  db = openDatabase({ databaseUrl, dataDirectory: '', production: false });
});
afterAll(() => db.destroy());

/** Runs the script with these answers, one per line. */
function addUser(...answers: string[]) {
  const input = answers.map((answer) => `${answer}\n`).join('');
  return runScript(['scripts/user-add.ts'], { variables: { DATABASE_URL: databaseUrl }, input });
}

const findUser = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();

test('an account is added from the answers, and its password is not printed and stored only as a hash', async () => {
  const { stdout, stderr, code } = await addUser('Noor', 'administrator', password, password);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('noor can now log in as administrator.');
  expect(stdout).not.toContain(password);
  const user = await findUser('noor');
  expect(user).toMatchObject({ role: 'administrator' });
  expect(await isPassword(password, user?.passwordHash ?? '')).toBe(true);
});

test('an existing username is refused, and its account stays unchanged', async () => {
  await addUser('sanne', 'team-leader', password, password);
  const { stderr, code } = await addUser('SANNE', 'administrator', `${password} 2`, `${password} 2`);
  expect([code, stderr]).toEqual([1, 'The username "sanne" exists already.\n']);
  expect(await findUser('sanne')).toMatchObject({ role: 'team-leader' });
});

test.each([
  ['two passwords that differ', ['kim', 'team-leader', password, `${password}!`], 'differ'],
  ['answers that end too soon', ['kim'], 'No answer'],
])('the script ends with one sentence for %s, and adds no account', async (_case, answers, sentence) => {
  const { stderr, code } = await addUser(...answers);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(await findUser(answers[0] ?? '')).toBeUndefined();
});
