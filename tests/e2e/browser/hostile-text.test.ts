/**
 * Hostile text stays text, on every page and in every mail: no script runs, no style applies, and
 * the page has the same elements and policy as with harmless words.
 */
import { randomUUID } from 'node:crypto';
import { locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { applicationPath } from '#contracts/application.ts';
import { newsletterActions } from '#contracts/newsletter.ts';
import { formContracts } from '#contracts/registry.ts';
import { accountPath } from '#contracts/staff/account.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { linkPaths } from '#contracts/staff/password-link.ts';
import { personsPath } from '#contracts/staff/person.ts';
import { caseStudyPath, testimonialsPath } from '#contracts/staff/publications.ts';
import { queueParameters, queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import type { Locator, Page, Response } from '@playwright/test';
import { applicationWithFile } from '../../support/application-with-file.ts';
import { findMails } from '../../support/arrived-mails.ts';
import { findFreeTime } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { site } from '../../support/site-under-test.ts';
import { staffFiles } from '../../support/staff-files.ts';
import { anAddress } from '../../support/visitors.ts';

/** Texts that have an effect on a page that does not escape them. */
const hostileTexts = [
  `"><img src=/a onerror=alert(1)>' onfocus='alert(1)' props=`,
  '<style>a{b:< /style><script>alert(1)</script>}</style>',
  '</textarea></script><STYLE>*{}</STYLE><svg/onload=alert(1)>',
  'javascript:alert(1)//&#34;&lt;b&gt;<svg/onload=alert(1)>',
];

/** All hostile texts. Short fields are stored with the first two only. */
const hostileText = hostileTexts.join(' ');

/** Words without any meaning in HTML, CSS or URLs. */
const harmlessText = Array(4).fill('style a b style script alert script style img src onerror').join(' ');

/**
 * Properties of a page that no text may change: the kinds of its elements, the number of active
 * ones, and the policy.
 */
interface Shape {
  elements: string[];
  acting: number;
  policy: string | undefined;
}

async function shapeOf(page: Page, response?: Response | null): Promise<Shape> {
  const policy = response?.headers()['content-security-policy'];
  return { ...(await page.evaluate(readShape)), policy };
}

/** Runs in the page. */
function readShape() {
  // The bundler adds a link for each chunk that it loads, at any time.
  const all = [...document.querySelectorAll(':not(link[rel="modulepreload"])')];
  // An island changes its attributes when it hydrates.
  const namesOf = (element: Element) =>
    element.getAttributeNames().filter((name) => !['ssr', 'data-ready'].includes(name));
  const elements = all.map((element) => `${element.localName}[${namesOf(element).sort().join()}]`);
  return {
    elements: [...new Set(elements)].sort(),
    acting: document.querySelectorAll('script, style, iframe, object, embed, base, meta').length,
  };
}

const parameters = [
  ...['q', 'token', 'done', 'terug', 'day', 'time', 'service', 'kind', 'reference', 'signature', 'sleutel'],
  ...Object.values(queueParameters),
  ...['bericht', 'gedaan', 'ook', 'dag', 'van', 'tot', 'cijfer', 'voor'],
];

// The browser reports the error statuses of pages.
test.use({ expectedErrors: [/status of 4\d\d/] });
// A text that runs as a script opens a dialog, which counts as an error of the browser.
test.beforeEach(({ page, faults }) => {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

/**
 * Adds the text to every parameter of a URL; the path's own parameters come first, and take
 * precedence.
 */
function withEverywhere(path: string, text: string): string {
  const query = new URLSearchParams(parameters.map((name) => [name, text]));
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

async function shapeAt(page: Page, path: string): Promise<Shape> {
  // Waits until the network is idle, because scripts may process the text until then.
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await islandsHydrated(page);
  return shapeOf(page, response);
}

/** Waits for the islands that hydrate automatically, and for their forms to be ready. */
async function islandsHydrated(page: Page): Promise<void> {
  const pending = 'astro-island[client="idle"]:is([ssr], :has(form:not([data-ready])))';
  await expect(page.locator(pending)).toHaveCount(0);
}

async function expectSameShapes(page: Page, path: string, texts = [hostileText]): Promise<void> {
  const expected = await shapeAt(page, withEverywhere(path, harmlessText));
  for (const text of texts) expect(await shapeAt(page, withEverywhere(path, text)), text).toEqual(expected);
}

/** Posts the form with the text in each of its text fields and hidden fields. */
async function postForm(page: Page, form: Locator, text: string): Promise<Shape> {
  const answered = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() !== 303,
  );
  const loaded = page.waitForEvent('load');
  await form.evaluate((element: HTMLFormElement, value) => {
    const typed =
      ':is(input:not([type]), [type="text"], [type="email"], [type="tel"], [type="search"], textarea)';
    element.querySelectorAll<HTMLInputElement>(typed).forEach((control) => {
      control.removeAttribute('maxlength');
      control.value = value;
    });
    // Clears dates, so that no closure is stored that would affect other tests.
    element.querySelectorAll<HTMLInputElement>('[type="date"]').forEach((control) => {
      control.value = '';
    });
    element.submit();
  }, text);
  const [response] = await Promise.all([answered, loaded]);
  await page.keyboard.press('Shift');
  if ((await page.locator('main astro-island form').count()) > 0)
    await page.locator('main form[data-ready]').first().waitFor();
  await islandsHydrated(page);
  return shapeOf(page, response);
}

test.describe('hostile text in the URL', () => {
  const screens = [
    'appointment',
    'contact',
    'manageAppointment',
    'newsletter',
    'confirmation',
    'login',
  ] as const;
  const paths = [
    ...locales.map((locale) => pathTo('search', locale)),
    ...screens.map((screen) => pathTo(screen, 'nl')),
    ...newsletterActions.map((action) => `${pathTo('newsletter', 'nl')}?action=${action}`),
    ...Object.values(linkPaths),
  ];
  for (const path of paths) test(`changes no page at ${path}`, ({ page }) => expectSameShapes(page, path));

  test('changes no search page, one text after another', ({ page }) =>
    expectSameShapes(page, pathTo('search', 'nl'), hostileTexts));
});

for (const { name, screen } of formContracts)
  test(`hostile text in the fields of the form ${name} stays text when it is refused`, async ({ page }) => {
    const form = page.locator(`form[name="${name}"]`);
    const answer = async (text: string) => {
      await page.goto(pathTo(screen === 'newsletter' ? 'blog' : screen, 'nl'));
      return postForm(page, form, text);
    };
    const expected = await answer(harmlessText);
    expect(await answer(hostileText)).toEqual(expected);
  });

/**
 * Sends each form except the newsletter with the text in its text fields; returns the references
 * and the e-mail address.
 */
async function sendAll(page: Page, text: string): Promise<{ references: string[]; email: string }> {
  const email = `${randomUUID()}@lezer.example`;
  const person = { naam: text, bedrijf: text, email };
  const time = await findFreeTime();
  const references = [
    await send(page, 'contact', { ...person, bericht: text }),
    await send(page, 'callback', { ...person, bericht: text }),
    await send(page, 'appointment', { ...person, ...time, specialRequests: text }),
    await send(page, 'testimonial', { customerName: text, company: text, testimonialText: text }),
    await sendFile(page, text, { naam: text, email, adres: text, motivatie: text.repeat(2) }),
  ];
  return { references, email };
}

async function sendFile(page: Page, text: string, changes: Record<string, string>): Promise<string> {
  const response = await page.request.post(applicationPath, {
    multipart: applicationWithFile({ name: `${text}.pdf`, changes }),
    headers: { origin: site.url, accept: 'application/json', 'x-forwarded-for': anAddress() },
  });
  return ((await response.json()) as { reference: string }).reference;
}

/** Returns the shapes of a request page and of the mails about it, the shortest mail first. */
async function shapesOf(page: Page, reference: string): Promise<Shape[]> {
  const response = await page.goto(requestPath(reference), { waitUntil: 'networkidle' });
  // The list beside it, and the links to its requests, have those of other tests.
  await page.locator('aside, [aria-label="Door de lijst"]').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  const shapes = [await shapeOf(page, response)];
  const mails = (await findMails(reference)).map(({ html }) => html ?? '');
  await page.goto('about:blank');
  for (const html of mails.toSorted((one, other) => one.length - other.length)) {
    await page.setContent(html.replaceAll('cid:', 'data:,'));
    shapes.push(await shapeOf(page));
  }
  return shapes;
}

for (const text of hostileTexts)
  test(`hostile text stays text in stored requests, their files and mails: ${text}`, async ({ page }) => {
    const [hostile, same] = [await sendAll(page, text), await sendAll(page, harmlessText.slice(0, 60))];
    expect(hostile.references.join()).toMatch(/^\w{3}-[\w-]+(,\w{3}-[\w-]+){4}$/);
    await logIn(page, 'administrator');
    for (const [index, reference] of hostile.references.entries())
      expect(await shapesOf(page, reference)).toEqual(await shapesOf(page, same.references[index] ?? ''));
    for (const make of [queueOf, personOf])
      expect(await make(page, hostile.email)).toEqual(await make(page, same.email));
    for (const path of [agendaPath(), testimonialsPath, staffPath]) await shapeAt(page, path);
  });

const queueOf = (page: Page, email: string) => shapeAt(page, queuePath({ search: email, status: 'all' }));

async function personOf(page: Page, email: string): Promise<Shape> {
  await page.goto(personsPath);
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(`**${personsPath}/*`);
  return shapeOf(page);
}

test.describe('hostile text in the workspace', () => {
  test.beforeEach(({ page }) => logIn(page, 'administrator'));

  const pages = staffRoutes
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !staffFiles.includes(path));
  for (const path of [...pages, caseStudyPath('nieuw')])
    test(`stays text in the URL of ${path}`, ({ page }) => expectSameShapes(page, path));

  for (const path of [usersPath, closuresPath, accountPath, personsPath, caseStudyPath('nieuw')])
    test(`stays text in the forms of ${path}`, ({ page }) => expectSameAnswers(page, path, path));

  test('stays text in the forms of a request', async ({ page }) => {
    const one = requestPath(await send(page, 'callback'));
    const other = requestPath(await send(page, 'callback'));
    await expectSameAnswers(page, one, other);
  });

  test('stays text in the name of a view', async ({ page }) => {
    const answer = async (text: string) => {
      await page.goto(queuePath({ search: text }));
      const form = page.locator('main form[method="post"]').filter({ has: page.locator('[name="naam"]') });
      return postForm(page, form, text);
    };
    const expected = await answer(harmlessText);
    expect(await answer(hostileText)).toEqual(expected);
  });
});

/**
 * Posts each form of a page with hostile text. Expects the same shape as when that form is posted
 * from the other page with harmless words.
 */
async function expectSameAnswers(page: Page, path: string, otherPath: string): Promise<void> {
  const forms = page.locator('main form[method="post"]').filter({ has: page.locator('textarea, .control') });
  const answer = async (from: string, index: number, text: string) => {
    await page.goto(from);
    return postForm(page, forms.nth(index), text);
  };
  await page.goto(path);
  const count = await forms.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const expected = await answer(otherPath, index, harmlessText);
    expect(await answer(path, index, hostileText)).toEqual(expected);
  }
}
