import { EnvError, type Env } from '#server/env.ts';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Throws in production, and for a remote database: a forgotten `.env` must not cost anyone their
 * data.
 */
export function requireLocalDatabase({ production, databaseUrl }: Env, command: string): void {
  if (production) throw new EnvError(`${command} refuses to run in production.`);
  if (databaseUrl !== undefined && !localHosts.includes(new URL(databaseUrl).hostname)) {
    throw new EnvError(`${command} only touches a database on this machine; DATABASE_URL names another.`);
  }
}
