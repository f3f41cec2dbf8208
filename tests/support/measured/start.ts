/**
 * Builds the site that measures and serves it, with a database of its own. Says so on a line when
 * it is there.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { startPlatform } from '#server/platform/server.ts';
import { closeServices } from '#server/services.ts';
import { prepareDatabase, stopOnSignal } from '../../../scripts/local-site.ts';
import { parseEnv } from '#server/env.ts';
import { measured } from './site.ts';

const projectDirectory = process.cwd();
rmSync(measured.dataDirectory, { recursive: true, force: true });
Object.assign(process.env, {
  DATA_DIR: resolve(measured.dataDirectory),
  MAIL_DIR: resolve(measured.dataDirectory, 'mail'),
  PORT: String(measured.port),
  ASTRO_TELEMETRY_DISABLED: '1',
});
await prepareDatabase(parseEnv(process.env));
const astro = [
  'node_modules/astro/bin/astro.mjs',
  'build',
  '--config',
  'tests/support/measured/astro.config.mjs',
];
const { status } = spawnSync(process.execPath, astro, { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('The site that measures could not be built.');
// Functions read the pages that they fill in from where the process is.
process.chdir(measured.dataDirectory);
const platform = await startPlatform({
  projectDirectory,
  publishDirectory: measured.publishDirectory,
  port: measured.port,
  trustProxy: false,
});
stopOnSignal(async () => {
  await platform.stop();
  await closeServices();
});
console.log(`Site: ${platform.url}`);
