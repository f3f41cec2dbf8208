/**
 * Astro's development server with the functions behind `/api`, on the local database. Pages, styles
 * and pictures reload by themselves; `dev.ts` starts it again for the rest. Fails as `npm start`
 * does. Missing here are redirects, which a host makes, and the React of production: Vite's way of
 * reloading a part of a page needs that of development.
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

/** In place of a built site; only the search has anything there. */
const siteDirectory = '.astro/development';

/** Folders written by builds and tests, which are no part of a page. */
const outputs = ['.data', '.netlify', '.test', 'backups', 'dist', 'dist-*', 'playwright-report'].map(
  (folder) => `**/${folder}/**`,
);

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  printAccounts(await prepareDatabase(env));
  // Pages are rendered from the content of the start: nothing here is built.
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
  services.pagesKeptMs = 0;
  services.renderPage = pages.renderAt(`http://localhost:${String(server.address.port)}`);
  stopOnSignal(async () => {
    await server.stop();
    await closeServices();
  });
}

// `dev.ts` has ended, by a signal that nothing can pass on.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
await start().catch(explainFailure);
