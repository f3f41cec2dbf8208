import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import type { Services } from '#server/http/services.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSubscription, forms, readRows, sendExample } from '../support/forms.ts';
import type { ReceivedMail } from '../support/mailbox.ts';
import { postPage, visitPage, type AnsweredPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const unsubscribeByMail = newsletterAction('unsubscribe');

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
});

async function subscribe(changes: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@lezer.example`;
  const answer = await sendExample(forms.newsletter, services, { email, ...changes });
  return { email, answer, row: await findRow(email) };
}

async function findRow(email: string) {
  const rows = await readRows(forms.newsletter, services);
  return rows.find((row) => row.email === email);
}

function mailsTo(email: string): ReceivedMail[] {
  return services.mailbox.mails.filter(({ envelopeTo }) => envelopeTo.includes(email));
}

/** Paths of the links in the last mail to an address: in its text, and for the mail program. */
function linksTo(email: string) {
  const [mail] = mailsTo(email).slice(-1);
  const confirm = /https:\/\/www\.example\.nl(\/\S+\?action=confirm&\S+)/.exec(mail?.text ?? '')?.[1];
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const unsubscribe = /^<https:\/\/www\.example\.nl(\/api\/newsletter\/unsubscribe\?\S+)>$/.exec(
    header ?? '',
  )?.[1];
  expect([confirm, unsubscribe]).not.toContain(undefined);
  return { confirm: confirm ?? '', unsubscribe: unsubscribe ?? '' };
}

function follow(path: string, method = 'GET', using: Services = services): Promise<AnsweredPage> {
  return visitPage(using, bare(path, method));
}

/** The page to which the link for mail programs leads a browser. */
async function pageOf(unsubscribe: string): Promise<string> {
  const { response } = await call(unsubscribeByMail, services, bare(unsubscribe));
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

function headingOf({ page }: AnsweredPage) {
  return page.querySelector('h1')?.text;
}

function questionOf({ page }: AnsweredPage) {
  return page.querySelector('main form');
}

const t = translator('nl');

describe('a subscription', () => {
  test('counts only after the link in the mail was followed and its button pressed', async () => {
    const { email, row } = await subscribe();
    expect(row).toMatchObject({ locale: 'nl', confirmedAt: null, mailedAt: services.clock.now });
    const { confirm } = linksTo(email);

    const asked = await follow(confirm);
    expect(asked.response.status).toBe(200);
    expect(headingOf(asked)).toBe('Wilt u onze nieuwsbrief ontvangen?');
    const form = questionOf(asked);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(confirm);
    expect(form?.querySelector('button')?.text).toBe('Ja, meld mij aan');
    expect(await findRow(email)).toMatchObject({ confirmedAt: null });

    const done = await follow(confirm, 'POST');
    expect(done.response.status).toBe(200);
    expect(headingOf(done)).toBe('U bent aangemeld');
    expect(questionOf(done)).toBeNull();
    expect(await findRow(email)).toMatchObject({ confirmedAt: services.clock.now });
  });

  test('confirmed twice keeps its first moment', async () => {
    const { email } = await subscribe();
    const { confirm } = linksTo(email);
    await follow(confirm, 'POST');
    const { now } = services.clock;
    services.clock.advanceMinutes(60);
    expect(headingOf(await follow(confirm, 'POST'))).toBe('U bent aangemeld');
    expect(await findRow(email)).toMatchObject({ confirmedAt: now });
  });

  test('is answered in the same way for every address: new, waiting, confirmed, put aside', async () => {
    const { email, answer } = await subscribe();
    const again = () => subscribe({ email });
    const answers = [answer, (await again()).answer];
    await follow(linksTo(email).confirm, 'POST');
    answers.push((await again()).answer, (await again()).answer, (await subscribe({ website: 'x' })).answer);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answer.body).toEqual({ message: t('newsletter.sentText') });
  });

  test('sends no second mail within a day, however the address is written, and none once confirmed', async () => {
    const { email } = await subscribe();
    services.clock.advanceMinutes(24 * 60 - 1);
    await subscribe({ email: email.toUpperCase() });
    expect(services.mailbox.mails).toHaveLength(1);
    services.clock.advanceMinutes(1);
    await Promise.all([subscribe({ email, taal: 'en' }), subscribe({ email, taal: 'en' })]);
    expect(mailsTo(email)).toHaveLength(2);
    expect(await findRow(email)).toMatchObject({ locale: 'en' });
    await follow(linksTo(email).confirm, 'POST');
    services.clock.advanceMinutes(48 * 60);
    await subscribe({ email });
    expect(services.mailbox.mails).toHaveLength(2);
    expect(await findRow(email)).toMatchObject({ locale: 'en' });
  });

  test('that a robot asked for does not keep its owner from subscribing', async () => {
    const { email, row } = await subscribe({ website: 'https://spam.example' });
    expect(row).toMatchObject({ quarantineReasons: ['honeypot'], mailedAt: null });
    await subscribe({ email });
    expect(mailsTo(email)).toHaveLength(1);
    await subscribe({ email, website: 'https://spam.example' });
    expect(await findRow(email)).toMatchObject({ quarantineReasons: [], mailedAt: services.clock.now });
  });

  test.each<[Locale, RegExp]>([
    ['nl', /^Bevestig uw aanmelding/],
    ['en', /^Please confirm/],
    ['es', /^Confirme/],
    ['de', /^Bitte bestätigen/],
    ['fr', /^Confirmez/],
    ['ar', /^أكّدوا/],
  ])('in %s gets its mail and its page in that language', async (taal, subject) => {
    const { email } = await subscribe({ taal });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.html).toContain(`<html lang="${taal}"`);
    expect(mail?.text).not.toMatch(/\{\w+\}/);
    const { confirm } = linksTo(email);
    expect(mail?.html).toContain(`href="https://www.example.nl${confirm.replaceAll('&', '&amp;')}"`);
    const { page } = await follow(confirm);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(taal);
    const heading = translator(taal)('newsletter.confirmHeading').replaceAll('\u00a0', ' ');
    expect(page.querySelector('h1')?.text).toBe(heading);
  });

  test('with an address that is none gets the form again, with what is wrong below the field', async () => {
    const { response, page } = await postPage(services, '/nieuwsbrief', aSubscription({ email: 'noor@"' }));
    expect(response.status).toBe(422);
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#email');
    expect(page.getElementById('email')?.getAttribute('value')).toBe('noor@"');
    const error = page.getElementById('email')?.nextElementSibling;
    expect([error?.id, error?.text.trim()]).toEqual(['email-error', 'Ongeldig e-mailadres']);
  });
});

describe('a subscriber', () => {
  test('can end it by the mail program in one click, which forgets the address (RFC 8058)', async () => {
    const { email } = await subscribe();
    const [mail] = mailsTo(email);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    const { unsubscribe } = linksTo(email);
    const request = new Request(`https://www.example.nl${unsubscribe}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    const { response } = await call(unsubscribeByMail, services, request);
    expect(response.status).toBe(200);
    expect(await findRow(email)).toBeUndefined();
  });

  test('is asked before the page ends it, and told the same when it has ended already', async () => {
    const { email } = await subscribe();
    const { confirm, unsubscribe } = linksTo(email);
    await follow(confirm, 'POST');
    const unsubscribePage = await pageOf(unsubscribe);
    expect(headingOf(await follow(unsubscribePage))).toBe('Wilt u zich afmelden?');
    expect(await findRow(email)).toBeDefined();
    for (let time = 0; time < 2; time += 1) {
      expect(headingOf(await follow(unsubscribePage, 'POST'))).toBe('U bent afgemeld');
      expect(await findRow(email)).toBeUndefined();
    }
    const late = await follow(confirm, 'POST');
    expect([late.response.status, headingOf(late)]).toEqual([404, 'Deze link werkt niet meer']);
  });
});

describe('a link of the newsletter', () => {
  test('works for its own action and subscriber only', async () => {
    const { email } = await subscribe();
    const { confirm, unsubscribe } = linksTo(email);
    const { email: other } = await subscribe();
    const [own = '', signature = ''] = (
      new URL(confirm, 'https://a.example').searchParams.get('token') ?? ''
    ).split('.');
    const [foreign = ''] = linksTo(other).confirm.split('token=')[1]?.split('.') ?? [];
    for (const path of [
      (await pageOf(unsubscribe)).replace('unsubscribe', 'confirm'),
      confirm.replace(own, foreign),
      confirm.slice(0, -2),
      confirm.replace(signature, ''),
      '/nieuwsbrief?action=confirm&token=%F0%00',
      '/nieuwsbrief?action=confirm',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answered = await follow(path, method);
        expect(answered.response.status).toBe(404);
        expect(questionOf(answered)).toBeNull();
        expect(answered.page.querySelector('main a[href="/blog#newsletter"]')).not.toBeNull();
      }
    }
    expect(await findRow(email)).toMatchObject({ confirmedAt: null });
  });

  test('keeps its meaning in another language', async () => {
    const { email } = await subscribe();
    const { page } = await follow(linksTo(email).confirm);
    const english = page.querySelector('a[hreflang=en]')?.getAttribute('href') ?? '';
    const asked = await follow(english);
    expect(headingOf(asked)).toBe('Would you like our newsletter?');
    expect(asked.page.querySelector('html')?.getAttribute('lang')).toBe('en');
  });

  test('says to come back while the database is away', async () => {
    const { email } = await subscribe();
    const alone = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
    const away = await follow(linksTo(email).confirm, 'POST', alone);
    expect([away.response.status, away.response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(headingOf(away)).toBe('Dit lukt nu even niet');
    expect(alone.logged).toMatchObject([{ event: 'database unavailable', action: 'confirm' }]);
  });
});
