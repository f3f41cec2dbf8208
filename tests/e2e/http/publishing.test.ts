/**
 * A testimonial from its sender to the pages of a running site, with a separate folder and
 * database: staff approves it on a phone, without script. Also what staff sees when parts of such a
 * site fail.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import { pathTo } from '#paths';
import { hashPassword } from '#server/accounts/passwords.ts';
import { digestOf } from '#server/published/published.ts';
import { testimonialsPath } from '#contracts/staff/publications.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { aTestimonial } from '../../support/forms.ts';
import { lowCosts } from '../../support/low-costs.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { site as testedSite } from '../../support/site-under-test.ts';
import { testSite } from '../../support/test-site.ts';

const port = testedSite.port + 5;
const origin = `http://localhost:${String(port)}`;
const folder = '.test/publishing';
/** The duration that the documentation promises. */
const promisedMs = 5 * 60_000;

// Both tests share one site.
test.describe.configure({ mode: 'default' });

let postgres: PostgresServer;
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync(testSite.directory, `${folder}/site`, { recursive: true, preserveTimestamps: true });
  cpSync(`${testSite.directory}.cache`, `${folder}/site.cache`, { recursive: true });
  // Claims to show an empty database, so that the first build is that of the test.
  const nothing = digestOf({ testimonials: [], caseStudies: [] });
  writeFileSync(`${folder}/site/client/published.txt`, nothing);
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
  const response = await fetch(origin + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Polls the page, as visitors do, and returns the time until it is as expected. */
async function waitFor(path: string, isExpected: (html: string) => boolean): Promise<number> {
  const startedAt = Date.now();
  while (!isExpected(await read(path))) {
    if (Date.now() - startedAt > promisedMs) throw new Error(`${path} did not change in time.`);
    await sleep(100);
  }
  return Date.now() - startedAt;
}

async function query(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('site') });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** Logs in a user who may approve testimonials and repair problems. */
async function logInAt(page: Page, path: string, username: string): Promise<void> {
  const password = 'zes groene fietsen in Delft';
  const passwordHash = await hashPassword(password, lowCosts);
  await query("insert into users (username, password_hash, role) values ($1, $2, 'operations-manager')", [
    username,
    passwordHash,
  ]);
  await page.goto(origin + path);
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password"]').press('Enter');
  await page.waitForURL(`**${path}`);
}

/** Sends a testimonial as a visitor; returns its reference. */
async function sendTestimonial(testimonialText: string): Promise<string> {
  const response = await fetch(origin + testimonialPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(aTestimonial({ testimonialText, service: 'Zorgcentra' })),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { reference: string }).reference;
}

async function approve(page: Page, reference: string): Promise<void> {
  await logInAt(page, testimonialsPath, 'manager');
  const item = page.locator(`[data-testimonial="${reference}"]`);
  await item.getByRole('button', { name: 'Goedkeuren' }).tap();
  await expect(page.getByRole('status')).toContainText('Binnen vijf minuten');
  await item.waitFor({ state: 'detached' });
  await page.goto(`${origin}${testimonialsPath}?status=approved`);
  await item.getByRole('button', { name: 'Zet op de homepage' }).tap();
  await expect(page.getByRole('status')).toContainText('homepage');
}

test.describe('on a telephone, without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a testimonial that is approved is on the pages within five minutes', async ({ page }) => {
    test.setTimeout(2 * promisedMs);
    // Braces are placeholders in our own texts; a customer's are literal.
    const words = `De vloer van {naam} glanst elke ochtend weer, ${randomUUID()}`;
    const isShown = (html: string) => html.includes(words);
    const reference = await sendTestimonial(words);
    expect(isShown(await read(pathTo('testimonials', 'nl')))).toBe(false);
    await approve(page, reference);
    const waitedMs = await waitFor(pathTo('testimonials', 'nl'), isShown);
    const description = `${String(Math.round(waitedMs / 1000))} s`;
    test.info().annotations.push({ type: 'waited', description });
    for (const path of [pathTo('home', 'nl'), pathTo('home', 'ar'), pathTo('care', 'de')])
      await waitFor(path, isShown);
    await page.goto(origin + pathTo('testimonials', 'nl'));
    await expect(page.getByText(words).first()).toBeVisible();
  });
});
