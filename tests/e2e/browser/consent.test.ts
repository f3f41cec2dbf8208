/**
 * A site with a measurement ID before, after and without consent. The test responds instead of the
 * tag's hosts.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import process from 'node:process';
import type { Locale } from '#i18n/locales.ts';
import { staffMarker } from '#contracts/login.ts';
import { personsPath } from '#contracts/staff/person.ts';
import { isMeasured, pathTo, pathToArticle } from '#paths';
import { translator } from '#i18n/translate.ts';
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { builtPages } from '../../support/built-pages.ts';
import { typeLogin } from '../../support/demo-account.ts';
import { activateForm, contactCase, fillForm, submitButton } from '../../support/form-page.ts';
import { measured } from '../../support/measured/site.ts';

// All tests share one site, so one worker.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: measured.url });

let started: ChildProcess;
let accounts: { username: string; password: string }[] = [];
test.beforeAll(async () => {
  // Builds a separate site.
  test.setTimeout(300_000);
  started = spawn(process.execPath, ['tests/support/measured/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(started.stdout ?? started, 'data')) as [Buffer];
  accounts = JSON.parse(String(line)) as typeof accounts;
});
test.afterAll(async () => {
  started.kill('SIGTERM');
  await once(started, 'exit');
});

const t = translator('nl');
const google = /^https:\/\/www\.(googletagmanager|google-analytics)\.com\//;
const shared = /^https:\/\/www\.facebook\.com\/|^mailto:/;
const bar = (page: Page) => page.locator('#cookie-bar');
const button = (page: Page, label: string) => bar(page).getByRole('button', { name: label });

/** Opens every measured screen and an article, and scrolls down, so that everything is loaded. */
async function visitAll(page: Page, look: () => Promise<void>): Promise<void> {
  const paths = builtPages
    .filter(({ locale, screen }) => locale === 'nl' && isMeasured(screen))
    .map(({ path }) => path);
  for (const path of [...paths, pathToArticle(1, 'nl')]) {
    await page.goto(path);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await look();
  }
}

type Command = [name: string, ...rest: unknown[]];

/**
 * Replaces the tag: forwards each command to the URL to which the real tag sends it, and stores it,
 * since nothing outside the page sees what a page sends while closing.
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

/** Consents, and waits until measuring has started. */
async function agree(page: Page): Promise<void> {
  await button(page, t('consent.accept')).click();
  await expect.poll(() => listEvents(page)).toContainEqual(['page_view', expect.anything()]);
}

test.describe('without consent', () => {
  test.use({ expectedErrors: [/status of 40[14]/] });

  test('no screen requests anything from another host before the choice', async ({ page, context }) => {
    await visitAll(page, async () => {
      await expect(bar(page)).toBeVisible();
    });
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
  });

  test('no screen requests another host, or asks again, after a refusal', async ({ page, context }) => {
    await page.goto('/');
    await button(page, t('consent.refuse')).click();
    await visitAll(page, async () => {
      await expect(bar(page)).toBeHidden();
    });
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('with consent', () => {
  test.use({
    expectedHosts: new RegExp(`${google.source}|${shared.source}`),
    expectedErrors: [/status of 404/],
  });

  test('no other host’s script runs beside a password or a mailed link', async ({ page, context }) => {
    await answerForGoogle(context);
    await page.goto(pathTo('about', 'nl'));
    await agree(page);
    for (const path of [pathTo('login', 'nl'), `${pathTo('manageAppointment', 'nl')}?token=a`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    }
  });

  for (const path of [
    `${pathTo('manageAppointment', 'nl')}?token=a`,
    `${pathTo('confirmation', 'nl')}?signature=a`,
  ])
    test(`no other host’s script runs on the pages after ${path} in its tab`, async ({ page, context }) => {
      await answerForGoogle(context);
      await page.goto(pathTo('about', 'nl'));
      await agree(page);
      const loaded: string[] = [];
      // The previous page may still send what it measured.
      page.on('request', (request) => request.url().includes('/gtag/js') && loaded.push(request.url()));
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Blinkvast', exact: true }).click();
      await page.waitForURL('/');
      for (const next of [undefined, pathTo('services', 'nl')]) {
        if (next) await page.goto(next);
        await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
        await setTimeout(1_500);
      }
      expect(loaded).toEqual([]);
    });

  const logIns: Record<string, (context: BrowserContext) => Promise<unknown>> = {
    staff: (context) => context.addCookies([{ name: staffMarker, value: 'Kim', url: measured.url }]),
    'an editor': (context) =>
      context.addInitScript(() => {
        localStorage.setItem('sveltia-cms.user', '{}');
      }),
  };
  for (const [who, logIn] of Object.entries(logIns))
    test(`no other host’s script runs in a browser where ${who} is logged in`, async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(google, async (route) => {
        asked.push(route.request().url());
        await route.abort();
      });
      await logIn(context);
      await page.goto(pathTo('about', 'nl'));
      await button(page, t('consent.accept')).click();
      await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
      await setTimeout(1_500);
      expect(asked).toEqual([]);
    });

  test('a stored form counts as a conversion of one euro, with hashed data', async ({ page, context }) => {
    await answerForGoogle(context);
    const { path, screen, makeAnswers } = contactCase;
    const { answers, unique } = makeAnswers();
    await page.goto(`${pathTo(screen, 'nl')}?code=secret`);
    await agree(page);
    await activateForm(page, path);
    await fillForm(page, path, answers);
    const posted = page.waitForRequest(`**${path}`);
    // On loopback the next page may arrive before the contact data is hashed.
    await page.route(`**${pathTo('confirmation', 'nl')}?*`, async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await submitButton(page, path).click();
    await expect(page.locator('[data-reference]')).toContainText('OFF-');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect((await posted).postDataJSON()).toMatchObject({ consentsToAds: true });
    const conversion = { currency: 'EUR', value: 1, form: path, service: 'apotheek' };
    await expect.poll(() => listEvents(page)).toContainEqual(['lead_conversion', conversion]);
    const hash = createHash('sha256').update(unique).digest('hex');
    const sent = await readSent(page);
    expect(sent).toContain(hash);
    expect(sent).not.toContain(unique);
    expect(sent).not.toContain('secret');
  });

  test('staff withdraws the consent of a visitor on the page of the person', async ({ page, context }) => {
    await answerForGoogle(context);
    const { path, screen, makeAnswers } = contactCase;
    const { answers, unique } = makeAnswers();
    await page.goto(pathTo(screen, 'nl'));
    await agree(page);
    await activateForm(page, path);
    await fillForm(page, path, answers);
    await submitButton(page, path).click();
    await expect(page.locator('[data-reference]')).toContainText('OFF-');
    const { username = '', password = '' } =
      accounts.find((account) => account.username === 'demo-operations-manager') ?? {};
    // Leads to the login, which leads back here; a login by itself opens the portal too.
    await page.goto(personsPath);
    await typeLogin(page, username, password);
    await page.getByRole('searchbox').fill(unique);
    await page.getByRole('button', { name: 'Zoek' }).click();
    const withdraw = page.getByRole('button', { name: 'Trek de toestemming in' });
    await withdraw.click();
    await expect(page.getByRole('status')).toContainText('ingetrokken');
    await expect(withdraw).toHaveCount(0);
  });

  test('nothing is sent once consent is withdrawn, nor by another tab', async ({ page, context }) => {
    await answerForGoogle(context);
    const other = await context.newPage();
    await page.goto(pathTo('about', 'nl'));
    await agree(page);
    await other.goto(pathTo('services', 'nl'));
    await expect.poll(() => listEvents(other)).toContainEqual(['page_view', expect.anything()]);
    await page.locator('[data-change-consent]').click();
    await expect(bar(page)).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await button(page, t('consent.refuse')).click();
    await reloaded;
    const isDisabled = () =>
      other.evaluate(() => Object.keys(window).some((key) => key.startsWith('ga-disable')));
    await expect.poll(isDisabled).toBe(true);
    const sent = await listEvents(other);
    await other.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await setTimeout(500);
    expect(await listEvents(other)).toEqual(sent);
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

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  test(`the question in ${locale} has two equal buttons and no fault, wide or narrow`, async ({ page }) => {
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
