/**
 * Starts the whole site on this machine: migrates the database (the local one also gets demo data, once), builds the site
 * if needed, serves on PORT. Exits 1 with one sentence per wrong variable, when a migration or the build fails, or when
 * the port is taken. Stops after the work in hand on SIGTERM or SIGINT; at once on a second one.
 */
import { parseEnv, type Env } from '#server/env.ts';
import type { RunningPlatform } from '#server/platform/server.ts';
import { buildIfNeeded } from './build-site.ts';
import { explainFailure, prepareDatabase, printAccounts } from './local-site.ts';
import { serveSite } from './serve-site.ts';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  // First the database: the pages show what is published in it.
  const accounts = await prepareDatabase(env);
  await buildIfNeeded(env.siteDirectory);
  printWhereabouts(env, await serveSite(env));
  printAccounts(accounts);
}

function printWhereabouts(env: Env, { url }: RunningPlatform): void {
  console.log(`Site:     ${url}`);
  console.log(
    `Database: ${env.databaseUrl === undefined ? `PGlite in ${env.dataDirectory}` : 'as DATABASE_URL says'}`,
  );
  console.log(`Mails:    ${env.smtpUrl === undefined ? `files in ${env.mailDirectory}` : 'over SMTP_URL'}`);
}

await start().catch(explainFailure);
