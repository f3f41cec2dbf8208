/**
 * Adds a staff account: asks for the name, the role and the password. The password is not shown,
 * and is not an argument, because the shell would store the command. Uses the database of
 * DATABASE_URL, else the local one. Exits with 1 and a sentence when an answer is invalid or the
 * name exists.
 */
import { roles } from '#domain/roles.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { findPasswordFault, minPasswordLength, type PasswordFault } from '#server/accounts/password-rules.ts';
import { storeUser, type NewUser } from '#server/accounts/users.ts';
import { maxPasswordLength, username as usernameSchema } from '#contracts/login.ts';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { explainFailure } from './site/local-site.ts';

/** An invalid answer; the message says why. */
class AnswerError extends Error {}

const passwordFaults: Record<PasswordFault, string> = {
  'too short': `The password must have at least ${String(minPasswordLength)} characters. A sentence is easy to remember.`,
  'too long': `The password may have at most ${String(maxPasswordLength)} characters.`,
  common:
    'Attackers try this password first: choose one that is not made of common words, runs of keys or digits.',
  'like the username': 'The password may not contain the username.',
};

/**
 * Prompts on the terminal, or reads an answer per line from a pipe. Echoes input unless it is
 * secret.
 */
function openQuestions() {
  let secret = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!secret) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  lines.on('SIGINT', () => process.exit(1));
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string, isSecret = false): Promise<string> => {
    process.stdout.write(question);
    secret = isSecret;
    const answer = await answers.next();
    secret = false;
    if (isSecret) process.stdout.write('\n');
    if (answer.done) throw new AnswerError('No answer was given.');
    return answer.value;
  };
  return {
    ask,
    close: () => {
      lines.close();
    },
  };
}

async function askForUser(): Promise<NewUser> {
  const { ask, close } = openQuestions();
  try {
    const username = parseUsername(await ask('Username: '));
    const role = parseRole(await ask(`Role (${roles.join(', ')}): `));
    const password = await ask(`Password (at least ${String(minPasswordLength)} characters): `, true);
    const fault = findPasswordFault(password, username);
    if (fault) throw new AnswerError(passwordFaults[fault]);
    if ((await ask('The same password again: ', true)) !== password)
      throw new AnswerError('The passwords differ.');
    return { username, role, password };
  } finally {
    close();
  }
}

function parseUsername(answer: string): string {
  const { success, data } = usernameSchema().safeParse(answer);
  if (!success) throw new AnswerError('The username must have 1 to 100 characters.');
  return data;
}

function parseRole(answer: string) {
  const role = roles.find((known) => known === answer.trim());
  if (!role) throw new AnswerError(`The role must be one of: ${roles.join(', ')}.`);
  return role;
}

async function addUser(): Promise<void> {
  const env = parseEnv(process.env);
  const user = await askForUser();
  await using db = openDatabaseForMaintenance(env);
  if (!(await storeUser(db, user))) throw new AnswerError(`The username "${user.username}" exists already.`);
  console.log(`${user.username} can now log in as ${user.role}.`);
}

await addUser().catch((error: unknown) => {
  if (!(error instanceof AnswerError)) explainFailure(error);
  console.error(error.message);
  process.exit(1);
});
