/** What endpoints work with. One set serves a whole process; tests make their own. */
import type { ClosedDays } from '#domain/working-hours.ts';
import { openDatabase, type Database, type DatabaseLimits } from '#server/database/database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { logToConsole, type Log } from '#server/http/log.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { deriveKey, dummyHash, isPassword } from '#server/accounts/passwords.ts';
import { createGate, type Gate } from '#server/gate.ts';
import { createDelivery, type DeliveryOptions } from '#server/mail/outbox.ts';
import { renderWith, type RenderPage } from '#server/pages/server-module.ts';
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
  /** Renders the pages that differ per visitor. */
  renderPage: RenderPage;
  /** How long such a page is kept that is the same for all; 0 ms while its source changes. */
  pagesKeptMs: number;
  /** True when the hash is that of the password. */
  isPassword: typeof isPassword;
  /** How passwords are hashed here. */
  deriveKey: typeof deriveKey;
  /** Bounds how many passwords are compared at once. */
  hashGate: Gate;
  /** What the password for an account that does not exist is compared with. */
  dummyHash: string;
  /**
   * Sends the mails that are due; calls while it works are joined into one more round. Never
   * rejects.
   */
  deliverMail: () => Promise<void>;
  /** How often in a row the database did not answer who looks how the site is. */
  outage: { looks: number };
  /** The days on which staff has closed the office, as this process last met them. */
  closedDays: { known: ClosedDays };
  /** Whether a mail waited when this process last looked. */
  waiting: { isSomething: boolean };
}

/** Half of the threads that Node also reads files with. */
export const maxHashes = 2;
/** As many as may sit down to work at the same minute. */
const maxWaiting = 4;

type Replaceable = Pick<
  Services,
  'db' | 'dummyHash' | 'log' | 'now' | 'randomBytes' | 'renderPage' | 'siteDirectory'
>;

/** Makes the services for an environment. Opens no connection yet. */
export function createServices(
  env: Env,
  replaced: Partial<Replaceable> & Pick<DeliveryOptions, 'roundMs'> = {},
  databaseLimits?: DatabaseLimits,
): Services {
  const { db = openDatabase(env, databaseLimits) } = replaced;
  const parts = {
    now: () => new Date(),
    randomBytes,
    log: logToConsole,
    isPassword,
    deriveKey,
    hashGate: createGate(maxHashes, maxWaiting),
    dummyHash: dummyHash(),
    siteDirectory: env.siteDirectory,
  };
  const deliverMail = createDelivery({
    ...parts,
    ...replaced,
    env,
    db,
    openTransport: () => openMailTransport(env),
  });
  const services: Services = {
    ...parts,
    renderPage: (path, props) => renderWith(services.siteDirectory, path, props),
    pagesKeptMs: 60_000,
    ...replaced,
    env,
    db,
    deliverMail,
    outage: { looks: 0 },
    // Both unknown until the first look.
    closedDays: { known: new Set() },
    waiting: { isSomething: false },
  };
  return services;
}

let shared: Services | undefined;

/**
 * The services of this process, made at the first call; throws an `EnvError` when the environment
 * is wrong.
 */
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
