/**
 * The site that tests look at, in a project in which a start has left its database, its site and
 * its cache.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../scripts/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';
import { testSite } from '../support/test-site.ts';

const sources = ['src', 'public', 'functions', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

async function createProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'blinkvast-started-'));
  onTestFinished(() => rm(project, { recursive: true }));
  for (const source of sources) cpSync(source, join(project, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  return project;
}

/**
 * The content of which a build with these variables would make the site, as Astro keeps it for the
 * next one.
 */
function readContent(project: string, variables: NodeJS.ProcessEnv & { SITE_DIR: string }): string {
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { status, stderr } = spawnSync(process.execPath, [astro, 'sync'], {
    cwd: project,
    env: { ...process.env, ...variables, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return readFileSync(join(project, `${variables.SITE_DIR}.cache/data-store.json`), 'utf8');
}

/** What a visitor has written, and the company has published. */
async function publish(env: Env, testimonialText: string): Promise<void> {
  await prepareDatabase(env, lowCosts);
  const db = openDatabaseForMaintenance(env);
  await db.updateTable('testimonials').set({ testimonialText }).execute();
  await db.destroy();
}

test('is built without what customers wrote there', async () => {
  const project = await createProject();
  const left = { SITE_DIR: 'left', DATA_DIR: join(project, '.data') };
  const text = 'Written where a start has left it.';
  await publish(parseEnv(left), text);
  expect(readContent(project, left)).toContain(text);
  expect(readContent(project, { ...left, ...testSite.variables })).not.toContain(text);
});
