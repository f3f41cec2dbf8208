/** What endpoints work with. One set serves a whole process; tests make their own. */
import { openDatabase, type Database, type DatabaseLimits } from '#server/database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { logToConsole, type Log } from '#server/log.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { createDelivery } from '#server/outbox.ts';
import { dummyHash, isPassword } from '#server/passwords.ts';
import { randomBytes } from 'node:crypto';

export interface Services {
  env: Env;
  db: Database;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  log: Log;
  /** True when the hash is that of the password. */
  isPassword: typeof isPassword;
  /** What the password for an account that does not exist is compared with. */
  dummyHash: string;
  /** Folder of the built pages. */
  siteDirectory: string;
  /** Sends the mails that are due; calls while it works are joined into one more round. Never rejects. */
  deliverMail: () => Promise<void>;
}

type Replaceable = Pick<Services, 'dummyHash' | 'log' | 'now' | 'randomBytes' | 'siteDirectory'>;

/** Makes the services for an environment. Opens no connection yet. */
export function createServices(
  env: Env,
  replaced: Partial<Replaceable> = {},
  databaseLimits?: DatabaseLimits,
): Services {
  const db = openDatabase(env, databaseLimits);
  const parts = {
    now: () => new Date(),
    randomBytes,
    log: logToConsole,
    isPassword,
    dummyHash: dummyHash(),
    siteDirectory: env.siteDirectory,
    ...replaced,
  };
  const deliverMail = createDelivery({ ...parts, db, openTransport: () => openMailTransport(env) });
  return { ...parts, env, db, deliverMail };
}

let shared: Services | undefined;

/** The services of this process, made at the first call; throws an `EnvError` when the environment is wrong. */
export function getServices(): Services {
  shared ??= createServices(parseEnv(process.env));
  return shared;
}

/** Closes what `getServices` opened, after the work in hand; the next call opens it again. */
export async function closeServices(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await closing?.db.destroy();
}
