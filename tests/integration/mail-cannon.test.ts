import { expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { emptyServices, servicesPerTest } from '../support/test-services.ts';

const stranger = 'stranger@example.com';
const { contact, callback, application, newsletter } = forms;

const services = servicesPerTest();

test('69 submissions with a stranger’s e-mail address, in two spellings, send the stranger 5 mails, and the company one per request', async () => {
  const senders = [contact, callback, application, newsletter];
  const answers = [];
  for (let number = 0; number < 69; number += 1) {
    const email = number % 2 === 0 ? stranger : 'Stranger+a@Example.com';
    const form = senders[number % senders.length] ?? contact;
    answers.push(sendExample(form, services, { email }, `192.0.2.${String(number)}`));
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.every((status) => status < 300)).toBe(true);
  await services.deliverMail();
  const sent = services.mailbox.mails.filter(({ envelopeTo }) =>
    /^stranger(?:\+a)?@/i.test(envelopeTo[0] ?? ''),
  );
  expect(sent).toHaveLength(5);
  const submissions = statuses.filter((status) => status === 201).length;
  expect(services.mailbox.mailsTo(services.env.mailTo)).toHaveLength(submissions);
  const query = services.db.selectFrom('outbox').where('withheld', '=', 'daily-limit');
  const withheld = await query.select(['sentAt', 'attempts']).execute();
  // The newsletter sends an address at most one mail a day anyway.
  expect(withheld.length).toBe(submissions + 1 - 5);
  expect(withheld.every(({ sentAt, attempts }) => sentAt === null && attempts === 0)).toBe(true);
});

test('the submissions of a network send mail to 30 strangers a day, and still to one who books', async () => {
  const production = await emptyServices({ env: { RATE_LIMIT_PER_HOUR: '20' } });
  for (const [index, form] of [contact, newsletter].entries())
    for (let number = 0; number < 20; number += 1)
      await sendExample(form, production, { email: `s${String(index)}-${String(number)}@example.com` });
  const ofStrangers = () =>
    production.mailbox.mails
      .flatMap(({ envelopeTo }) => envelopeTo)
      .filter((to) => to.endsWith('@example.com'));
  expect(ofStrangers()).toHaveLength(30);
  await sendExample(forms.appointment, production, { email: stranger });
  expect(ofStrangers().slice(30)).toEqual([stranger]);
});

test('the submissions of a network send the company a hundred mails a day, and visitors thirty about bookings', async () => {
  const production = await emptyServices({ env: { RATE_LIMIT_PER_HOUR: '20' } });
  const { clock, db, env, mailbox } = production;
  const book = (number: number) =>
    sendExample(forms.appointment, production, { email: `m${String(number)}@example.com` });
  for (let number = 0; number < 125; number += 1) {
    // Stays below the limits per hour.
    if (number % 15 === 0) clock.advanceMinutes(60);
    const { status } = number < 35 ? await book(number) : await sendExample(callback, production);
    expect(status).toBe(201);
    await db.updateTable('appointments').set({ status: 'cancelled', team: null }).execute();
  }
  expect(mailbox.mailsTo(env.mailTo)).toHaveLength(100);
  expect(mailbox.mails.filter(({ envelopeTo }) => /^m\d/.test(envelopeTo[0] ?? ''))).toHaveLength(30);
  await sendExample(callback, production, {}, '192.0.2.99');
  expect(mailbox.mailsTo(env.mailTo)).toHaveLength(101);
});

test('a stranger who got five mails still gets the one without which a booking would expire', async () => {
  for (const number of [0, 1, 2, 3, 4, 5])
    await sendExample(contact, services, { email: stranger }, `192.0.2.${String(number)}`);
  services.mailbox.mails.length = 0;
  await sendExample(forms.appointment, services, { email: stranger });
  expect(services.mailbox.mailsTo(stranger)).toHaveLength(1);
});
