/**
 * A site with complete facts, including a measurement ID: what its pages say, and what they load
 * before, after and without consent. The test responds in place of Google's hosts.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { companyFile } from '#collections/check/company.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { isMeasured, pathTo, pathToArticle, type ScreenId } from '#paths';
import { screens } from '#screens';
import { translator } from '#i18n/translate.ts';
import { createHash } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readableText } from '../../../scripts/site-checks/readable-text.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { activateForm, contactCase, fillForm, submitButton } from '../../support/form-page.ts';
import { completeFacts } from '../../support/complete-facts.ts';
import { copyProject } from '../../support/copied-project.ts';
import { site } from '../../support/site-under-test.ts';
import { testSite } from '../../support/test-site.ts';

// Runs all tests in one worker, because they share one site.
test.describe.configure({ mode: 'default' });
const port = site.port + 1;
test.use({ baseURL: `http://localhost:${String(port)}` });

let project: ReturnType<typeof copyProject>;
let started: ChildProcess;
test.beforeAll(async () => {
  // Builds the site.
  test.setTimeout(600_000);
  project = copyProject();
  const facts = JSON.parse(project.read(companyFile)) as object;
  project.write(companyFile, JSON.stringify({ ...facts, ...completeFacts }));
  cpSync(`${testSite.directory}.cache`, join(project.directory, 'site.cache'), { recursive: true });
  started = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: project.directory,
    env: { ...process.env, DATABASE_URL: '', SITE_DIR: 'site', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of started.stdout ?? []) if (String(line).includes('Site:')) break;
});
test.afterAll(async () => {
  started.kill('SIGTERM');
  await once(started, 'exit');
  project.remove();
});

const t = translator('nl');
const google = /^https:\/\/www\.(googletagmanager|google-analytics)\.com\//;
const shared = /^https:\/\/www\.facebook\.com\/|^mailto:/;
const bar = (page: Page) => page.locator('#cookie-bar');
const button = (page: Page, label: string) => bar(page).getByRole('button', { name: label });

/** The path of every measured screen, and of an article. */
const measuredPaths = [
  ...(Object.keys(screens) as ScreenId[]).filter(isMeasured).map((screen) => pathTo(screen, 'nl')),
  pathToArticle(1, 'nl'),
];

type Command = [name: string, ...rest: unknown[]];

/**
 * Replaces Google's tag by one that sends each command to the same URL. It also stores each
 * command, because a test does not see what a page sends while it closes.
 */
async function answerForGoogle(context: BrowserContext): Promise<void> {
  const tag = `const send = (command) => {
      const sent = [...JSON.parse(sessionStorage.sent ?? '[]'), [...command]];
      sessionStorage.sent = JSON.stringify(sent);
      navigator.sendBeacon('https://www.google-analytics.com/g/collect', sessionStorage.sent);
    };
    addEventListener('pagehide', () => ['_ga', '_gcl_au'].forEach((name) => (document.cookie = name + '=1; path=/')));
    dataLayer.forEach(send);
    dataLayer.push = send;`;
  await context.route(google, async (route) => {
    const request = route.request();
    await route.fulfill(
      request.url().includes('/gtag/js') ? { contentType: 'text/javascript', body: tag } : { status: 204 },
    );
  });
}

const readSent = (page: Page) => page.evaluate(() => sessionStorage.getItem('sent') ?? '[]');

async function listEvents(page: Page): Promise<Command[]> {
  const sent = JSON.parse(await readSent(page)) as Command[];
  return sent.filter(([name]) => name === 'event').map(([, name, ...rest]) => [String(name), ...rest]);
}

/** Opens a page and consents, and waits until measuring has started. */
async function agreeAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page, t('consent.accept')).click();
  await expect.poll(() => listEvents(page)).toContainEqual(['page_view', expect.anything()]);
}

test.describe('without consent', () => {
  test.use({ expectedErrors: [/status of 40[14]/] });

  for (const isRefused of [false, true]) {
    const when = isRefused ? 'or asks again, after a refusal' : 'before the choice';

    test(`no screen requests another host ${when}`, async ({ page, context }) => {
      await page.goto('/');
      if (isRefused) await button(page, t('consent.refuse')).click();
      for (const path of measuredPaths) {
        await page.goto(path);
        // Scrolls to the end, so that the page loads everything.
        await page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
        });
        await expect(bar(page)).toBeVisible({ visible: !isRefused });
      }
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test.describe('with consent', () => {
  test.use({
    expectedHosts: new RegExp(`${google.source}|${shared.source}`),
    expectedErrors: [/status of 404/],
  });
  test.beforeEach(({ context }) => answerForGoogle(context));

  for (const path of [
    `${pathTo('manageAppointment', 'nl')}?token=a`,
    `${pathTo('confirmation', 'nl')}?signature=a`,
  ])
    test(`no other host’s script runs beside a password, on ${path}, or later`, async ({ page }) => {
      await agreeAt(page, pathTo('about', 'nl'));
      const loaded: string[] = [];
      // Only the tag itself counts, because the previous page may still send what it measured.
      page.on('request', (request) => request.url().includes('/gtag/js') && loaded.push(request.url()));
      for (const secret of [pathTo('login', 'nl'), path]) {
        await page.goto(secret);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      }
      await page.getByRole('banner').getByRole('link', { name: 'Blinkvast', exact: true }).click();
      await page.waitForURL('/');
      for (const next of [undefined, pathTo('services', 'nl')]) {
        if (next) await page.goto(next);
        await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
        await setTimeout(1_500);
      }
      expect(loaded).toEqual([]);
    });

  test('a stored form counts as a conversion of one euro, with hashed data', async ({ page }) => {
    const { path, screen, makeAnswers } = contactCase;
    const { answers, unique } = makeAnswers();
    const posted = page.waitForRequest(`**${path}`);
    // On loopback the next page may arrive before the contact data is hashed.
    await page.route(`**${pathTo('confirmation', 'nl')}?*`, async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await agreeAt(page, pathTo(screen, 'nl'));
    await activateForm(page, path);
    await fillForm(page, path, answers);
    await submitButton(page, path).click();
    await expect(page.locator('[data-reference]')).toContainText('OFF-');
    expect((await posted).postDataJSON()).toMatchObject({ consentsToAds: true });
    const conversion = { currency: 'EUR', value: 1, form: path, service: 'apotheek' };
    await expect.poll(() => listEvents(page)).toContainEqual(['lead_conversion', conversion]);
    const hash = createHash('sha256').update(unique).digest('hex');
    expect(await readSent(page)).toContain(hash);
  });

  test('nothing is sent once consent is withdrawn', async ({ page, context }) => {
    await agreeAt(page, pathTo('about', 'nl'));
    await page.locator('[data-change-consent]').click();
    await expect(bar(page)).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await button(page, t('consent.refuse')).click();
    await reloaded;
    await expect.poll(() => context.cookies()).toEqual([]);
    await page.evaluate(() => {
      sessionStorage.removeItem('sent');
    });
    await page.goto(pathTo('contact', 'nl'));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await readSent(page)).toBe('[]');
  });
});

for (const locale of ['nl', 'ar'] satisfies Locale[]) {
  test(`the consent bar in ${locale} has equal buttons and no fault, wide or narrow`, async ({ page }) => {
    const say = translator(locale);
    await page.goto(pathTo('home', locale));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = [say('consent.refuse'), say('consent.accept')].map((label) =>
        button(page, label).boundingBox(),
      );
      const [refuse, accept] = await Promise.all(boxes);
      // Browsers lay out in fractions of a pixel.
      expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
      expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0);
    }
    expect(await findFaultsEverywhere(page)).toEqual([]);
  });
}

async function read(request: APIRequestContext, screen: ScreenId, locale: Locale = 'nl'): Promise<string> {
  return (await request.get(pathTo(screen, locale))).text();
}

const shown: [ScreenId, string][] = [
  ['home', 'Keurmerk Voorbeeld, nummer 12345'],
  ['home', 'Daarvoor krijgt u 45 minuten werk, genoeg voor ongeveer 60 m².'],
  ['home', 'Onze aansprakelijkheidsverzekering dekt tot € 2.500.000 per schadegeval.'],
  ['home', 'De opzegtermijn is een maand.'],
  ['about', 'Bron: Beoordelingen Voorbeeld'],
  ['about', 'Planner Robin Voorbeeld'],
  ['about', '2016 Tweede team'],
  ['testimonials', 'Bron: Klantonderzoek 2025'],
  ['gp', 'Tot en met de offerte spreekt u Robin Voorbeeld: +31 30 000 00 09.'],
  ['contact', 'Binnen een uur is er iemand bij u, voor € 90 per uur, exclusief btw.'],
  ['contact', 'U kunt bij ons terecht in het Nederlands en Engels.'],
];

for (const [screen, text] of shown)
  test(`the page ${screen} shows: ${text}`, async ({ request }) => {
    const content = readableText(parse(await read(request, screen)));
    expect(content.replaceAll('\u00ad', '').replace(/\s+/g, ' ')).toContain(text);
  });

for (const locale of locales)
  test(`no page in ${locale} shows undefined, or an unfilled placeholder`, async ({ request }) => {
    for (const screen of ['home', 'about', 'contact', 'testimonials', 'terms', 'sme', 'office'] as const)
      expect(readableText(parse(await read(request, screen, locale)))).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

test('a certificate and a source link to where they can be checked', async ({ request }) => {
  expect(await read(request, 'home')).toContain(`href="${completeFacts.certificate.url}"`);
  expect(await read(request, 'about')).toContain(`href="${completeFacts.ratingSource.url}"`);
});
