/**
 * A visitor's testimonial and a case study by staff appear on the pages of a running site, on a
 * phone without script. The site has a separate folder and database.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test, type Page } from '@playwright/test';
import { translator } from '#i18n/translate.ts';
import { pathTo } from '#paths';
import { digestOf } from '#server/published/published.ts';
import { caseStudyPath, testimonialsPath } from '#contracts/staff/publications.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { typeLogin } from '../../support/demo-account.ts';
import { forms } from '../../support/forms.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { runScript } from '../../support/run-script.ts';
import { site as testedSite } from '../../support/site-under-test.ts';
import { testSite } from '../../support/test-site.ts';
import { phone } from '../../support/visitors.ts';

const port = testedSite.port + 5;
const origin = `http://localhost:${String(port)}`;
const folder = '.test/publishing';
/** The time within which approved content appears, according to the documentation. */
const promisedMs = 5 * 60_000;

test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true });

let postgres: PostgresServer;
let site: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync(testSite.directory, `${folder}/site`, { recursive: true, preserveTimestamps: true });
  cpSync(`${testSite.directory}.cache`, `${folder}/site.cache`, { recursive: true });
  // Marks the build as one of an empty database, so that only the test causes a new build.
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

/** Waits until the page has the words, by requesting it again and again. */
const waitFor = (path: string, words: string) =>
  expect
    .poll(async () => (await read(path)).includes(words), { message: path, timeout: promisedMs })
    .toBe(true);

/** Logs in a user who may publish. */
async function logInAt(page: Page, path: string): Promise<void> {
  const username = 'manager';
  const password = 'zes groene fietsen in Delft';
  await runScript(['scripts/user-add.ts'], {
    variables: { DATABASE_URL: postgres.urlOf('site') },
    input: [username, 'operations-manager', password, password, ''].join('\n'),
  });
  await page.goto(origin + path);
  await typeLogin(page, username, password);
  await page.waitForURL(`**${path}`);
}

/** Sends a testimonial as a visitor; returns its reference. */
async function sendTestimonial(page: Page, testimonialText: string): Promise<string> {
  const data = forms.testimonial.example({ testimonialText, service: 'Zorgcentra' });
  const response = await page.request.post(origin + testimonialPath, { data, headers: { origin } });
  return ((await response.json()) as { reference: string }).reference;
}

async function approve(page: Page, reference: string): Promise<void> {
  await logInAt(page, testimonialsPath);
  const item = page.locator(`[data-testimonial="${reference}"]`);
  await item.getByRole('button', { name: 'Goedkeuren' }).tap();
  await expect(page.getByRole('status')).toContainText('Over een paar minuten');
  await item.waitFor({ state: 'detached' });
  await page.goto(`${origin}${testimonialsPath}?status=approved`);
  await item.getByRole('button', { name: 'Zet op de homepage' }).tap();
  await expect(page.getByRole('status')).toContainText('homepage');
}

async function publishCaseStudy(page: Page, approach: string): Promise<void> {
  await page.goto(origin + caseStudyPath('nieuw'));
  const texts = { Titel: 'Een kantoor', Bedrijf: 'Zorg', Branche: 'Zorg', 'De vraag': 'Rust' };
  for (const [label, text] of Object.entries({ ...texts, 'Onze aanpak': approach, 'Het resultaat': 'Stil' }))
    await page.getByLabel(label).fill(text);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Bewaar' }).tap();
  await expect(page.getByRole('status')).toContainText('een paar minuten');
}

test('a testimonial and a case study are on the pages within five minutes', async ({ page }) => {
  test.setTimeout(2 * promisedMs);
  // Braces are placeholders in texts of the site, but literal in those of a customer.
  const words = `De vloer van {naam} glanst elke ochtend weer, ${randomUUID()}`;
  const approach = `Een vast team van 6 tot 9 uur, ${randomUUID()}`;
  const reference = await sendTestimonial(page, words);
  expect(await read(pathTo('testimonials', 'nl'))).not.toContain(words);
  await approve(page, reference);
  await publishCaseStudy(page, approach);
  await waitFor(pathTo('home', 'nl'), approach);
  const screens = [pathTo('home', 'nl'), pathTo('home', 'ar'), pathTo('care', 'de')];
  for (const path of [pathTo('testimonials', 'nl'), ...screens]) await waitFor(path, words);
  await page.goto(origin + pathTo('testimonials', 'nl'));
  await expect(page.getByText(words).first()).toBeVisible();
  await page.goto(origin + pathTo('home', 'nl'));
  await expect(page.getByText(approach)).toBeHidden();
  await page.getByText(translator('nl')('testimonials.caseApproach')).tap();
  await expect(page.getByText(approach)).toBeVisible();
});
