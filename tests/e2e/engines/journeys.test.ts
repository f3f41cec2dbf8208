/** Visitor journeys in Firefox and WebKit. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { questionParameter } from '#contracts/search.ts';
import { test as base, expect } from '@playwright/test';
import { ownDay } from '../../support/bookable-days.ts';
import { demoAccount } from '../../support/demo-account.ts';
import { engines, type Visitor } from '../../support/engines.ts';
import { contactCase, expectMails, formCase, type FormCase } from '../../support/form-page.ts';

const words = { nl: 'ramen', ar: 'تنظيف' };
const tested = ['nl', 'ar'] as const;

/**
 * Polls an expression on the page. When it throws, as during a navigation, its value is the error
 * as text.
 */
const expectOn = (visitor: Visitor, expression: string) =>
  expect.poll(() => visitor.read(expression).catch(String), expression);

const heading = `document.querySelector('h1').textContent.trim()`;
const isFocused = (selector: string) => `document.activeElement.matches('${selector}')`;

/** Clicks on an element, and waits until the form is hydrated. */
async function hydrate(visitor: Visitor, selector: string): Promise<void> {
  await visitor.click(selector);
  await expectOn(visitor, `document.querySelector('main form[data-ready]') !== null`).toBe(true);
}

/** Fills in each field of a form by its type, and sends it. */
async function send(visitor: Visitor, { formName }: FormCase, answers: Record<string, string>) {
  const form = `form[name="${formName}"]`;
  await hydrate(visitor, `${form} [name="naam"]`);
  for (const [name, value] of Object.entries(answers)) {
    const control = `${form} [name="${name}"]`;
    const closed = `${form} details:not([open]):has([name="${name}"])`;
    if (await visitor.read(`document.querySelector('${closed}') !== null`))
      await visitor.click(`${closed} summary`);
    const type = await visitor.read(`document.querySelector('${control}').type`);
    if (type === 'select-one') await visitor.choose(control, value);
    else
      await visitor.click(
        type === 'radio' ? `${form} label:has(> [name="${name}"][value="${value}"])` : control,
      );
    if (type !== 'radio' && type !== 'select-one') await visitor.type(value);
  }
  await visitor.click(`${form} button[type="submit"]:not([formaction], .hidden)`);
}

const reference = `document.querySelector('[data-reference]')?.innerText`;
/**
 * The confirmation message, or the reference once that message has disappeared after five seconds,
 * or else the text of the form.
 */
const answer = `document.querySelector('[data-toast]')?.innerText ?? ${reference} ?? document.querySelector('main form').innerText`;

async function expectReceived(visitor: Visitor, form: FormCase, locale: Locale, unique: string) {
  await expectOn(visitor, answer).toContain(translator(locale)(form.successTitle));
  await expectOn(visitor, reference).toBe(await expectMails(form, unique));
}

for (const [index, [name, visit]] of Object.entries(engines).entries()) {
  const test = base.extend<{ visitor: Visitor }>({
    visitor: async ({}, use) => {
      const visitor = await visit();
      await visitor.resize(1280, 900);
      await use(visitor);
      await visitor.leave();
    },
  });

  for (const locale of tested) {
    const ownTime = appointmentSlots.at(2 * index + tested.indexOf(locale)) ?? '';
    test.describe(`in ${name}, in ${locale}`, () => {
      test('the menu opens, closes and leads to a page, and that to other languages', async ({ visitor }) => {
        await visitor.resize(390, 844);
        await visitor.open(pathTo('home', locale));
        await visitor.click('[data-open-drawer]');
        await expectOn(visitor, isFocused('#drawer *')).toBe(true);
        await visitor.pressEscape();
        await expectOn(visitor, isFocused('[data-open-drawer]')).toBe(true);
        await expectOn(visitor, `document.querySelector('#drawer').open`).toBe(false);
        await visitor.click('[data-open-drawer]');
        await visitor.click(`#drawer a[href="${pathTo('contact', locale)}"]`);
        await expectOn(visitor, heading).toBe(translator(locale)('contact.heading'));
        await expectOn(visitor, 'document.readyState').toBe('complete');
        await visitor.resize(1280, 900);
        await visitor.click('[data-language-menu] summary');
        await expectOn(visitor, `document.querySelector('[data-language-menu] details').open`).toBe(true);
        await visitor.click('[data-language-menu] [hreflang="de"]');
        await expectOn(visitor, 'document.documentElement.lang').toBe('de');
        expect(await visitor.read('location.pathname')).toBe(pathTo('contact', 'de'));
      });

      test('the search finds pages while the visitor types', async ({ visitor }) => {
        await visitor.open(pathTo('search', locale));
        await visitor.click(`main [name="${questionParameter}"]`);
        await visitor.type(words[locale]);
        await expectOn(visitor, `document.querySelectorAll('[data-results] li').length`).toBeGreaterThan(0);
      });

      test('a quote is requested', async ({ visitor }) => {
        const { answers, unique } = contactCase.makeAnswers();
        await visitor.open(pathTo('contact', locale));
        await send(visitor, contactCase, answers);
        await expectReceived(visitor, contactCase, locale, unique);
      });

      test('a callback is requested on the home page', async ({ visitor }) => {
        const callback = formCase('callback');
        const { answers, unique } = callback.makeAnswers();
        await visitor.open(pathTo('home', locale));
        await visitor.click('main a[data-callback]');
        await expectOn(visitor, isFocused('dialog [name="naam"]')).toBe(true);
        await send(visitor, callback, answers);
        await expectOn(visitor, answer).toContain(translator(locale)(callback.successTitle));
        const sent = `document.querySelector('[data-sent]').textContent`;
        await expectOn(visitor, sent).toContain(await expectMails(callback, unique));
      });

      test('a first cleaning is booked', async ({ visitor }) => {
        const booking = formCase('appointment');
        const { answers, unique } = booking.makeAnswers();
        await visitor.open(pathTo('appointment', locale));
        await hydrate(visitor, 'form caption, form th');
        await visitor.click(`label:has(> [name="appointmentDate"][value="${ownDay(6)}"])`);
        await visitor.click(`label:has(> [name="timeSlot"][value="${ownTime}"])`);
        await expectOn(visitor, `document.querySelectorAll('[name="timeSlot"]:checked').length`).toBe(1);
        await send(visitor, booking, answers);
        await expectReceived(visitor, booking, locale, unique);
      });

      test('staff logs in, and is still logged in on the next page', async ({ visitor }) => {
        const { username, password } = demoAccount('team-leader');
        await visitor.open(pathTo('login', locale));
        await visitor.click('[name="username"]');
        await visitor.type(username);
        await visitor.click('[name="password"]');
        await visitor.type(password);
        await visitor.click('form[name="login"] button[type="submit"]');
        // The welcome message is not checked, because the home page soon replaces its page.
        await expectOn(visitor, 'document.cookie').toContain('staff=');
        // WebKit may navigate before it has stored the session cookie.
        const next = async () => {
          await visitor.open('/beheer');
          return await visitor.read('location.pathname');
        };
        await expect.poll(next).toBe('/beheer');
      });
    });
  }
}
