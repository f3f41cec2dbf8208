/**
 * Builds and serves the site with analytics, with a separate database. When it is ready, prints its
 * demo accounts as a line of JSON.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { company } from '#company';
import { testSite } from '../test-site.ts';
import { measured } from './site.ts';

// Set before the import of the module with the security policy, which the server imports.
Object.assign(company, { measurementId: measured.measurementId });
const { parseEnv } = await import('#server/env.ts');
const { prepareDatabase } = await import('../../../scripts/site/local-site.ts');
const { serveSite } = await import('../../../scripts/site/serve-site.ts');

rmSync(measured.dataDirectory, { recursive: true, force: true });
Object.assign(process.env, testSite.variables, {
  SITE_DIR: measured.siteDirectory,
  DATA_DIR: measured.dataDirectory,
  MAIL_DIR: `${measured.dataDirectory}/mail`,
  PORT: String(measured.port),
  ASTRO_TELEMETRY_DISABLED: '1',
});
const env = parseEnv(process.env);
const accounts = await prepareDatabase(env);
const config = 'tests/support/measured/astro.config.mjs';
const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--config', config];
const { status } = spawnSync(process.execPath, astro, { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('The site that measures could not be built.');
await serveSite(env);
console.log(JSON.stringify(accounts));
