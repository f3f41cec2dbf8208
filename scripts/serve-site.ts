/** Serves a built site with its functions, until the process is told to stop. */
import type { Env } from '#server/env.ts';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { closeServices } from '#server/services.ts';
import { stopOnSignal } from './local-site.ts';

/**
 * Starts serving the site of the environment on its port. Rejects with code `EADDRINUSE` when the
 * port is taken.
 */
export async function serveSite(env: Env): Promise<RunningPlatform> {
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    publishDirectory: env.siteDirectory,
    port: env.port,
    trustProxy: env.trustProxy,
  });
  stopOnSignal(async () => {
    await platform.stop();
    await closeServices();
  });
  return platform;
}
