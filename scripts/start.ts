/**
 * Starts the whole site on this machine: migrates the database (the local one also gets demo data,
 * once), builds the site if needed, serves on PORT. Exits 1 with one sentence per wrong variable,
 * when a migration or the build fails, or when the port is taken. Stops after the work in hand on
 * SIGTERM or SIGINT; at once on a second one.
 */
import { parseEnv, type Env } from '#server/env.ts';
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { closeServices } from '#server/services.ts';
import { buildIfNeeded } from './build-site.ts';
import { explainFailure, prepareDatabase, printAccounts, stopOnSignal } from './local-site.ts';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  // First the database: the pages show what is published in it.
  const accounts = await prepareDatabase(env);
  await buildIfNeeded();
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    port: env.port,
    trustProxy: env.trustProxy,
  });
  stopOnSignal(async () => {
    await platform.stop();
    await closeServices();
  });
  printAddresses(env, platform);
  printAccounts(accounts);
}

function printAddresses(env: Env, { url }: RunningPlatform): void {
  console.log(`Site:     ${url}`);
  console.log(
    `Database: ${env.databaseUrl === undefined ? `PGlite in ${env.dataDirectory}` : 'as DATABASE_URL says'}`,
  );
  console.log(`Mails:    ${env.smtpUrl === undefined ? `files in ${env.mailDirectory}` : 'over SMTP_URL'}`);
}

await start().catch(explainFailure);
