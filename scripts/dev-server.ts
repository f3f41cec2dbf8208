/**
 * Astro's development server with the functions behind `/api`, on the local database. Pages, styles
 * and pictures reload by themselves; `dev.ts` starts it again for the rest. Fails as `npm start`
 * does. What the build and the host add is missing here: security headers and redirects.
 */
import { dev } from 'astro';
import { parseEnv } from '#server/env.ts';
import { functionsInDevelopment } from './functions-in-astro.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import { closeServices, getServices } from '#server/services.ts';
import { pagesInDevelopment } from './pages-in-astro.ts';
import { explainFailure, prepareDatabase, printAccounts, stopOnSignal } from './local-site.ts';

/** In place of a built site; only the search has anything there. */
const siteDirectory = '.astro/development';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  printAccounts(await prepareDatabase(env));
  // Pages are rendered from the content of the start: nothing here is built.
  const functions = (await loadFunctions('functions')).filter(({ name }) => name !== 'publish-changes');
  const pages = pagesInDevelopment();
  const integrations = [functionsInDevelopment(functions, env.trustedProxies), pages.integration];
  const server = await dev({ server: { port: env.port }, outDir: siteDirectory, integrations });
  const services = getServices();
  services.siteDirectory = siteDirectory;
  services.pagesKeptMs = 0;
  services.renderPage = pages.renderAt(`http://localhost:${String(server.address.port)}`);
  stopOnSignal(async () => {
    await server.stop();
    await closeServices();
  });
}

await start().catch(explainFailure);
