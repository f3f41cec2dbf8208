/**
 * Astro's development server with the functions behind `/api`, on the local database. Pages and
 * styles reload by themselves; after a change on the server start it again. Fails as `npm start`
 * does. What the build and the host add is missing here: security headers, redirects, the search.
 */
import { dev } from 'astro';
import { parseEnv } from '#server/env.ts';
import { functionsInDevelopment } from './functions-in-astro.ts';
import { loadFunctions } from '#server/platform/functions.ts';
import { closeServices, getServices } from '#server/services.ts';
import { pagesInDevelopment } from './pages-in-astro.ts';
import { explainFailure, prepareDatabase, printAccounts, stopOnSignal } from './local-site.ts';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  printAccounts(await prepareDatabase(env));
  // Pages are rendered from the content of the start: nothing here is built.
  const functions = (await loadFunctions('functions')).filter(({ name }) => name !== 'publish-changes');
  const pages = pagesInDevelopment();
  const integrations = [functionsInDevelopment(functions, env.trustProxy), pages.integration];
  const server = await dev({ server: { port: env.port }, integrations });
  getServices().renderPage = pages.renderAt(`http://localhost:${String(server.address.port)}`);
  stopOnSignal(async () => {
    await server.stop();
    await closeServices();
  });
}

await start().catch(explainFailure);
