import { openDatabase } from '#server/database/database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { logToConsole } from '#server/http/log.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { createHashLimit } from '#server/accounts/hash-limit.ts';
import { dummyHash, isPassword } from '#server/accounts/passwords.ts';
import type { Services } from '#server/http/services.ts';
import { createDelivery } from '#server/mail/outbox.ts';
import { renderWith } from '#server/rendering/server-module.ts';
import { randomBytes } from 'node:crypto';

type Replaceable = Pick<Services, 'db' | 'dummyHash' | 'log' | 'now' | 'randomBytes'>;

/** Creates the services for an environment, without connecting yet. */
export function createServices(env: Env, replaced: Partial<Replaceable> = {}): Services {
  const parts: Replaceable = {
    now: () => new Date(),
    randomBytes,
    log: logToConsole,
    dummyHash: dummyHash(),
    ...replaced,
    db: replaced.db ?? openDatabase(env),
  };
  const services: Services = {
    ...parts,
    env,
    isPassword,
    hashing: createHashLimit(),
    siteDirectory: env.siteDirectory,
    renderPage: (path, props) => renderWith(services.siteDirectory, path, props),
    deliverMail: createDelivery({ ...parts, env, openTransport: () => openMailTransport(env) }),
  };
  return services;
}

let shared: Services | undefined;

/**
 * Returns the services of this process, and creates them at the first call. Throws an `EnvError`
 * for an invalid environment.
 */
export function getServices(): Services {
  shared ??= createServices(parseEnv(process.env));
  return shared;
}

/** Closes the database that `getServices` opened; the next call opens it again. */
export async function closeServices(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await closing?.db.destroy();
}
