/** Serves a built site with its functions, until the process is told to stop. */
import { deriveInThread } from '#server/accounts/hash-threads.ts';
import type { Env } from '#server/env.ts';
import { warmUp } from '#server/pages/server-module.ts';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { closeServices, getServices } from '#server/services.ts';
import { stopOnSignal } from './local-site.ts';

/**
 * Starts serving the site of the services on its port. Rejects with code `EADDRINUSE` when the port
 * is taken.
 */
export async function serveSite(env: Env, beforeStop?: () => Promise<void>): Promise<RunningPlatform> {
  const services = getServices();
  // Where nothing else runs, on Netlify, threads would only cost their start.
  services.deriveKey = deriveInThread;
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
