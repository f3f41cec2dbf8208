/**
 * Astro's development server with the functions behind `/api`, by default on the local database.
 * Pages, styles and pictures reload automatically; `dev.ts` restarts the server for the rest. Fails
 * as `npm start` does. Redirects are missing. Uses React's development build, for hot reloading.
 */
import { dev } from 'astro';
import { parseEnv } from '#server/env.ts';
import { contentFaultsInDevelopment } from './content-faults-in-astro.ts';
import { functionsInDevelopment } from './functions-in-astro.ts';
import { headersInDevelopment } from './headers-in-astro.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import { closeServices, getServices } from '#server/app/services.ts';
import { pagesInDevelopment } from './pages-in-astro.ts';
import { explainFailure, prepareDatabase, printAccounts, stopOnSignal } from '../site/local-site.ts';

/** The folder that takes the place of the built site; it contains only the search index. */
const siteDirectory = '.astro/development';

const outputs = ['.data', '.netlify', '.test', 'backups', 'dist', 'dist-*', 'playwright-report'].map(
  (folder) => `**/${folder}/**`,
);

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  printAccounts(await prepareDatabase(env));
  // Pages are rendered from the content that was loaded at startup, so nothing is rebuilt.
  const functions = (await loadFunctions('functions')).filter(({ name }) => name !== 'publish-changes');
  const pages = pagesInDevelopment();
  const server = await dev({
    server: { port: env.port },
    outDir: siteDirectory,
    integrations: [
      contentFaultsInDevelopment(),
      headersInDevelopment(),
      functionsInDevelopment(functions, env.trustedProxies),
      pages.integration,
    ],
    vite: { server: { watch: { ignored: outputs } } },
  });
  const services = getServices();
  services.siteDirectory = siteDirectory;
  services.renderPage = pages.renderAt(`http://localhost:${String(server.address.port)}`);
  stopOnSignal(async () => {
    await server.stop();
    await closeServices();
  });
}

// Stops the server when `dev.ts` was ended by a signal that it cannot forward.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
await start().catch(explainFailure);
