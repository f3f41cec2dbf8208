/**
 * Serves the built site with its functions in a separate process, so that the load generator does
 * not block the server's event loop. Sends the URL of the site to the parent process, and in
 * response to any message the resident memory in MB after a garbage collection.
 */
import { trustedProxies } from '#server/addresses.ts';
import { startPlatform } from '#server/platform/server.ts';
import { warmUp } from '#server/rendering/server-module.ts';
import { testSite } from '../../tests/support/test-site.ts';

await warmUp(testSite.directory);
const { url } = await startPlatform({
  projectDirectory: process.cwd(),
  siteDirectory: () => testSite.directory,
  port: 0,
  host: '127.0.0.1',
  trustedProxies: trustedProxies(),
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss / 1e6);
});
process.send?.(url.replace('localhost', '127.0.0.1'));
