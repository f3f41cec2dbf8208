import { envelopeFields } from '#contracts/envelope.ts';
import { pathTo } from '#paths';
import { translateIssue } from '#i18n/issues.ts';
import { translator } from '#i18n/translate.ts';
import { describe, expect, test } from 'vitest';
import { forgetAppointments } from '../support/appointments.ts';
import { forms, readRows, sendExample } from '../support/forms.ts';
import type { SubmissionAccepted } from '#contracts/answer.ts';
import { getPage, postPage, valuesOf } from '../support/pages.ts';
import { call, jsonPost } from '../support/requests.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

const recipients = () => services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo);

describe.each(Object.entries(forms))('the form %s', (_, entry) => {
  const { form, handle, example } = entry;
  const isSubmission = entry.table !== 'newsletterSubscribers';

  test('refuses an empty body with 422 and an error per field, in the language of the form', async () => {
    const { response } = await call(handle, services, jsonPost(form.path, { taal: 'fr' }));
    expect(response.status).toBe(422);
    const issues = form.schema.safeParse({}).error?.issues ?? [];
    const t = translator('fr');
    const fields = issues.map(({ path, message }) => [path.join('.'), translateIssue(t, message)]);
    expect(fields.length).toBeGreaterThan(0);
    const body = { message: t('form.invalid'), fields: Object.fromEntries(fields) as unknown };
    expect(await response.json()).toEqual(body);
  });

  test('sent five times at once and once more is stored and mailed once, with the same response each time', async () => {
    const same = example();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendExample(entry, services, same)));
    answers.push(await sendExample(entry, services, same));
    expect(await readRows(entry, services)).toMatchObject([{ locale: 'nl', createdAt: services.clock.now }]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(isSubmission ? 1 : 0);
    expect(new Set(recipients()).size).toBe(recipients().length);
    expect(recipients().includes(services.env.mailTo)).toBe(isSubmission);
  });

  test('that a robot filled in is quarantined: its sender gets no mail, and no promise', async () => {
    const { status, body } = await sendExample(entry, services, { website: 'https://spam.example' });
    expect(status).toBe(isSubmission ? 201 : 200);
    if (isSubmission) {
      const { title, confirmation = '' } = body as Partial<SubmissionAccepted>;
      const heading = translator('nl')('confirmation.quarantinedHeading');
      expect(title).toBe(heading);
      const { page } = await getPage(services, confirmation);
      expect(page.querySelector('h1')?.text).toBe(heading);
      expect(page.querySelectorAll('[data-deadline], [data-calendar], [data-moment]')).toEqual([]);
      expect((await getPage(services, `${confirmation}x`)).page.querySelector('[data-reference]')).toBeNull();
    }
    expect(await readRows(entry, services)).toMatchObject([{ quarantineReasons: ['honeypot'] }]);
    expect(recipients()).toEqual(isSubmission ? [services.env.mailTo] : []);
  });

  test('is refused with 429 when the previous requests from the IP address were invalid', async () => {
    const strict = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '2' } });
    const bodies = ['{', {}, example()].map((body) => jsonPost(form.path, body));
    const answers = await Array.fromAsync(bodies, (request) => call(handle, strict, request));
    expect(answers.map(({ response }) => response.status)).toEqual([400, 422, 429]);
    expect(await readRows(entry, services)).toEqual([]);
  });

  test('is refused with 429 to an IPv6 site that sends from many networks', async () => {
    const strict = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });
    const statuses = [];
    for (let network = 0; network < 5; network += 1)
      statuses.push((await sendExample(entry, strict, {}, `2001:db8:feed:${String(network)}::1`)).status);
    expect(statuses.indexOf(429)).toBe(4);
    const counted = () =>
      services.db.selectFrom('rateLimits').select(['key', 'attempts']).orderBy('key').execute();
    const rows = await counted();
    for (const network of ['a', 'b', 'a'])
      expect((await sendExample(entry, strict, {}, `2001:db8:feed:${network}::1`)).status).toBe(429);
    expect(await counted()).toEqual(rows);
  });

  test('without its elapsed time and honeypot, or sent within a second, is accepted like any other', async () => {
    const counts = [];
    for (const odd of [{}, { elapsedMs: undefined, website: undefined }, { elapsedMs: 900 }]) {
      await forgetAppointments(services);
      services.mailbox.mails.length = 0;
      await sendExample(entry, services, odd);
      counts.push(recipients().length);
      expect((await readRows(entry, services)).at(-1)).toMatchObject({ quarantineReasons: [] });
    }
    expect(new Set(counts).size).toBe(1);
  });
});

const submissions = Object.entries(forms).filter(([, { table }]) => table !== 'newsletterSubscribers');

test.each(submissions)('other answers under the submission id of %s are refused', async (_, entry) => {
  const other = { naam: 'Iemand Anders', customerName: 'Iemand Anders' };
  const first = entry.example();
  const { body } = await sendExample(entry, services, first);
  const { reference } = body as { reference: string };
  const refused = await sendExample(entry, services, { ...first, ...other });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(reference) } });
  const together = entry.example();
  const answers = await Promise.all(
    [together, { ...together, ...other }].map((given) => sendExample(entry, services, given)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await readRows(entry, services)).toHaveLength(2);
});

const envelopeNames: string[] = Object.values(envelopeFields);

test.each(submissions)('%s refused without JavaScript keeps every answer, and says why', async (_, entry) => {
  const { form, example } = entry;
  const typed = Object.entries(example()).filter(([name]) => !envelopeNames.includes(name));
  const answers = Object.fromEntries(typed);
  for (const [name, value] of Object.entries(answers)) if (value === true) answers[name] = 'on';
  const name = 'naam' in answers ? 'naam' : 'customerName';
  const fields = { ...answers, [name]: '' };
  const { response, page } = await postPage(services, pathTo(form.screen, 'nl'), fields);
  expect(response.status).toBe(422);
  expect(valuesOf(page.querySelector(`form[name=${form.name}]`))).toMatchObject(fields);
  const links = page.querySelectorAll('[role=alert] a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`#${name}`]);
});

test.each([
  ...['"><script>alert(1)</script>', "' onfocus=alert(1) x='", '$& $1 \\', 'é٣'],
  '\nOp een nieuwe regel',
])('a form that is refused without JavaScript restores %j as it was typed', async (bericht) => {
  const { page } = await postPage(services, pathTo('contact', 'nl'), { bericht });
  expect(valuesOf(page.querySelector('form[name=contact]')).bericht).toBe(bericht);
});
