/** What endpoints work with. One set serves a whole process; tests make their own. */
import { openDatabase, type Database } from '#server/database/database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { logToConsole, type Log } from '#server/http/log.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { createDelivery } from '#server/mail/outbox.ts';
import type { Published } from '#server/published/published.ts';
import { randomBytes } from 'node:crypto';

export interface Services {
  env: Env;
  db: Database;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  log: Log;
  /** Folder of the built site; the platform serves from another one as soon as this changes. */
  siteDirectory: string;
  /** Builds the site with what is published, and serves that; absent where a build hook does so. */
  rebuild?: (published: Published) => Promise<void>;
  /** Sends the mails that are due; calls while it works are joined into one more round. Never rejects. */
  deliverMail: () => Promise<void>;
}

/** Makes the services for an environment. Opens no connection yet. */
export function createServices(
  env: Env,
  replaced: Partial<Pick<Services, 'log' | 'now' | 'randomBytes' | 'siteDirectory'>> = {},
): Services {
  const db = openDatabase(env);
  const parts = {
    now: () => new Date(),
    randomBytes,
    log: logToConsole,
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
