/**
 * Starts the whole site on this machine: migrates the database (and fills a new local one with demo
 * data), builds the site if needed, serves on PORT, and rebuilds the site when published content
 * changes. Exits with 1 when variables are invalid (with a sentence for each), when a migration or
 * the first build fails, or when the port cannot be opened. SIGTERM or SIGINT stops it when work in
 * progress is done; a second signal stops it immediately.
 */
import { listDatabaseFaults, type DatabaseFault } from '#server/database/properties.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { RunningPlatform } from '#server/platform/server.ts';
import { publishChanges } from '#server/published/publish-changes.ts';
import { getServices } from '#server/app/services.ts';
import { checkMail } from './doctor/mail.ts';
import { adviseProduction } from './doctor/variables.ts';
import { explainFailure, prepareDatabase, printAccounts } from './site/local-site.ts';
import { findOrBuildSite, rebuildBeside } from './site/rebuild-site.ts';
import { requirePort, serveSite } from './site/serve-site.ts';

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  // Checked before the accounts are created, because their passwords are shown only once.
  await requirePort(env);
  const accounts = await prepareDatabase(env);
  const services = getServices();
  services.siteDirectory = await findOrBuildSite(env.siteDirectory, services);
  const stopRebuilding = rebuildBeside(env.siteDirectory, services);
  // Queried before the site is served, because a stop closes the database.
  const faults = await listDatabaseFaults(services.db);
  printWhereabouts(env, await serveSite(env, stopRebuilding));
  printAccounts(accounts);
  await printAdvice(env, faults);
  // Content published while the site was down is built immediately.
  await scheduled('publish-changes', publishChanges)();
}

function printWhereabouts(env: Env, { url }: RunningPlatform): void {
  console.log(`Site:     ${url}`);
  if (env.host === '127.0.0.1')
    console.log(
      env.trustedProxies
        ? '          for the proxy on this machine'
        : '          for this machine only; behind a proxy set TRUST_PROXY=true, else HOST=0.0.0.0 for others',
    );
  console.log(
    `Database: ${env.databaseUrl === undefined ? `PGlite in ${env.dataDirectory}` : 'as DATABASE_URL says'}`,
  );
  console.log(`Mails:    ${env.smtpUrl === undefined ? `files in ${env.mailDirectory}` : 'over SMTP_URL'}`);
}

/** Prints problems that do not prevent serving, but need attention. */
async function printAdvice(env: Env, faults: DatabaseFault[]): Promise<void> {
  const mail = (await checkMail(env)).filter(({ state }) => state === 'wrong');
  const database = faults.map((fault) => `The database: ${fault.text}`);
  for (const text of [...adviseProduction(env), ...database, ...mail.map((finding) => finding.text)])
    console.error(`Warning:  ${text}`);
}

await start().catch(explainFailure);
