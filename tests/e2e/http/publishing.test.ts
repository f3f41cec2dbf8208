/**
 * How an approval gets into the pages of a site that runs, with a folder and a database of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { pathTo } from '#i18n/routes.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { testSite } from '../../support/test-site.ts';

const port = 19_205;
const folder = '.test/publishing';
/** What the company promises to itself. */
const promisedMs = 5 * 60_000;

let postgres: PostgresServer;
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(folder, { recursive: true, force: true });
  // As after a start with another database: this build is current, but shows other testimonials.
  cpSync(testSite.directory, `${folder}/site`, { recursive: true, preserveTimestamps: true });
  cpSync(`${testSite.directory}.cache`, `${folder}/site.cache`, { recursive: true });
  postgres = await startPostgres();
  await postgres.createDatabase('site');
  const variables = {
    DATABASE_URL: postgres.urlOf('site'),
    SITE_DIR: `${folder}/site`,
    MAIL_DIR: `${folder}/mail`,
    PORT: String(port),
  };
  site = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of site.stdout ?? []) if (String(line).includes('Site:')) break;
});

test.afterAll(async () => {
  site.kill();
  const [code] = (await once(site, 'exit')) as [number | null];
  await postgres.remove();
  expect(code).toBe(0);
});

async function read(path: string): Promise<string> {
  const response = await fetch(`http://localhost:${String(port)}${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Asks for the page all the while, as visitors do, and gives the time until it is as expected. */
async function waitFor(path: string, isExpected: (html: string) => boolean): Promise<number> {
  const startedAt = Date.now();
  while (!isExpected(await read(path))) {
    if (Date.now() - startedAt > promisedMs) throw new Error(`${path} did not change in time.`);
    await sleep(100);
  }
  return Date.now() - startedAt;
}

test('an approved testimonial is on the pages within five minutes, without script or anybody’s hand', async () => {
  test.setTimeout(2 * promisedMs);
  const words = `De vloer glanst, ${randomUUID()}`;
  const isShown = (html: string) => html.includes(words);
  await waitFor(pathTo('testimonials', 'nl'), (html) => !html.includes('<figure class="group'));
  const client = new pg.Client({ connectionString: postgres.urlOf('site') });
  await client.connect();
  await client.query(
    `insert into testimonials
      (submission_id, reference, locale, customer_name, service, rating, testimonial_text, is_featured)
      values ($1, 'ERV-TEST', 'nl', 'Noor', 'Zorgcentra', 5, $2, true)`,
    [randomUUID(), words],
  );
  await client.query("update testimonials set status = 'approved'");
  await client.end();
  const waitedMs = await waitFor(pathTo('testimonials', 'nl'), isShown);
  test.info().annotations.push({ type: 'waited', description: `${String(Math.round(waitedMs / 1000))} s` });
  for (const path of [pathTo('home', 'nl'), pathTo('home', 'ar'), pathTo('care', 'de')])
    expect(isShown(await read(path)), path).toBe(true);
});
