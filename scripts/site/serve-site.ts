/** Serves a built site with its functions, until the process is stopped. */
import { codeOf } from '#server/database/errors.ts';
import { EnvError, type Env } from '#server/env.ts';
import { warmUp } from '#server/rendering/server-module.ts';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { closeServices, getServices } from '#server/app/services.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { stopOnSignal } from './local-site.ts';

/** Remedies by the error codes that a wrong HOST or PORT causes. */
const remedies: Record<string, (env: Pick<Env, 'host' | 'port'>) => string> = {
  EACCES: ({ port }) => `PORT ${String(port)} is for the system: set one above 1023, with a proxy before it.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine: 127.0.0.1 or 0.0.0.0 is.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no name that is known here: give an address, without a port.`,
  EAI_AGAIN: ({ host }) => `HOST ${host} is no name that is known here: give an address, without a port.`,
};

/** Opens and closes the port. Rejects if that fails, with an `EnvError` if a variable is wrong. */
export async function requirePort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const remedy = error instanceof Error && remedies[codeOf(error) ?? ''];
    throw remedy ? new EnvError(remedy({ host, port })) : error;
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Serves the built site on the host and port of the environment. Rejects with code `EADDRINUSE`
 * when the port is in use.
 */
export async function serveSite(env: Env, beforeStop?: () => Promise<void>): Promise<RunningPlatform> {
  const services = getServices();
  await warmUp(services.siteDirectory);
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    siteDirectory: () => services.siteDirectory,
    port: env.port,
    host: env.host,
    trustedProxies: env.trustedProxies,
  });
  stopOnSignal(async () => {
    await beforeStop?.();
    await platform.stop();
    await closeServices();
  });
  return platform;
}
