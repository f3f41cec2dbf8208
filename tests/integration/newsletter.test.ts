import { translator } from '#i18n/translate.ts';
import { newsletterAction } from '#server/newsletter/actions.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { visitPage, type AnsweredPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { servicesPerTest } from '../support/test-services.ts';

const unsubscribeByMail = newsletterAction('unsubscribe');

const services = servicesPerTest();

async function subscribe(changes: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@lezer.example`;
  const answer = await sendExample(forms.newsletter, services, { email, ...changes });
  return { email, answer, row: await findRow(email) };
}

async function findRow(email: string) {
  const rows = await readRows(forms.newsletter, services);
  return rows.find((row) => row.email === email);
}

/**
 * Returns the paths of the links in the last mail to an address: the one in its text, and the one
 * in its header for the mail program.
 */
function linksTo(email: string) {
  const [mail] = services.mailbox.mailsTo(email).slice(-1);
  const confirm = /https:\/\/www\.example\.nl(\/\S+\?action=confirm&\S+)/.exec(mail?.text ?? '')?.[1];
  const { value: header = '' } = mail?.headers.find(({ key }) => key === 'list-unsubscribe') ?? {};
  const unsubscribe = /^<https:\/\/www\.example\.nl(\/api\/newsletter\/unsubscribe\?\S+)>$/.exec(header)?.[1];
  expect([confirm, unsubscribe]).not.toContain(undefined);
  return { confirm: confirm ?? '', unsubscribe: unsubscribe ?? '' };
}

const follow = (path: string, method = 'GET') => visitPage(services, bare(path, method));

/** Returns the page to which the link for mail programs redirects a browser. */
async function pageOf(unsubscribe: string): Promise<string> {
  const { response } = await call(unsubscribeByMail, services, bare(unsubscribe));
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const headingOf = ({ page }: AnsweredPage) => page.querySelector('h1')?.text;

const questionOf = ({ page }: AnsweredPage) => page.querySelector('main form');

const t = translator('nl');

test('a subscription begins only once the button behind the link in the mail is pressed, and ends in the same way', async () => {
  const { email, row } = await subscribe();
  expect(row).toMatchObject({ locale: 'nl', confirmedAt: null, mailedAt: services.clock.now });
  const { confirm, unsubscribe } = linksTo(email);

  const asked = await follow(confirm);
  expect(headingOf(asked)).toBe('Wilt u onze nieuwsbrief ontvangen?');
  expect(questionOf(asked)?.attributes).toMatchObject({ method: 'post', action: confirm });
  expect(await findRow(email)).toMatchObject({ confirmedAt: null });

  const done = await follow(confirm, 'POST');
  expect(done.response.status).toBe(200);
  expect(headingOf(done)).toBe('U bent aangemeld');
  expect(questionOf(done)).toBeNull();
  expect(await findRow(email)).toMatchObject({ confirmedAt: services.clock.now });

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

test('a subscription is answered in the same way for every address: new, waiting, confirmed, quarantined', async () => {
  const { email, answer } = await subscribe();
  const again = () => subscribe({ email });
  const answers = [answer, (await again()).answer];
  await follow(linksTo(email).confirm, 'POST');
  answers.push((await again()).answer, (await again()).answer, (await subscribe({ website: 'x' })).answer);
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answer.body).toEqual({ message: t('newsletter.sentText') });
});

test('a subscription sends no second mail within a day, however the address is written, and none once confirmed', async () => {
  const { email } = await subscribe();
  services.clock.advanceMinutes(24 * 60 - 1);
  await subscribe({ email: email.toUpperCase() });
  expect(services.mailbox.mails).toHaveLength(1);
  services.clock.advanceMinutes(1);
  await Promise.all([subscribe({ email, taal: 'en' }), subscribe({ email, taal: 'en' })]);
  expect(services.mailbox.mailsTo(email)).toHaveLength(2);
  expect(await findRow(email)).toMatchObject({ locale: 'en' });
  await follow(linksTo(email).confirm, 'POST');
  services.clock.advanceMinutes(48 * 60);
  await subscribe({ email });
  expect(services.mailbox.mails).toHaveLength(2);
  expect(await findRow(email)).toMatchObject({ locale: 'en' });
});

test('a subscriber can unsubscribe by the mail program in one click, which forgets the address (RFC 8058)', async () => {
  const { email } = await subscribe();
  const [mail] = services.mailbox.mailsTo(email);
  const oneClick = { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' };
  expect(mail?.headers).toContainEqual(expect.objectContaining(oneClick));
  const { unsubscribe } = linksTo(email);
  const request = new Request(`https://www.example.nl${unsubscribe}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  const { response } = await call(unsubscribeByMail, services, request);
  expect(response.status).toBe(200);
  expect(await findRow(email)).toBeUndefined();
});

test('a link of the newsletter works for its own action and subscriber only', async () => {
  const { email } = await subscribe();
  const { confirm, unsubscribe } = linksTo(email);
  const { email: other } = await subscribe();
  const idIn = (link: string) => /token=([^.]+)/.exec(link)?.[1] ?? '';
  for (const path of [
    (await pageOf(unsubscribe)).replace('unsubscribe', 'confirm'),
    confirm.replace(idIn(confirm), idIn(linksTo(other).confirm)),
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
