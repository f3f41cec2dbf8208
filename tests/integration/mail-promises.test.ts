/** Promises in mails, calendar entries and responses of forms, in every language. */
import { locales } from '#i18n/locales.ts';
import { expect, test } from 'vitest';
import { findOwnPromises } from '../../scripts/site-checks/promises/find-own.ts';
import { bookForToken, cancelForGood, post } from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { forms, sendExample } from '../support/forms.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

/** Everything that was mailed to visitors, line by line. */
function linesOf(messages: readonly string[]): string[] {
  const mails = services.mailbox.mails.filter(({ envelopeTo }) => !envelopeTo.includes(services.env.mailTo));
  const texts = mails.flatMap((mail) => [
    ...[mail.subject, mail.text],
    ...mail.attachments.flatMap(() => ['SUMMARY', 'DESCRIPTION'].map(calendarOf(mail).event)),
  ]);
  return [...texts, ...messages].join('\n').split(/\n|(?<=[.!?؟])\s+/);
}

test.each(locales)('in %s all of them are in the one wording of the language', async (taal) => {
  const messages: string[] = [];
  for (const form of [forms.contact, forms.callback, forms.application, forms.testimonial])
    messages.push(((await sendExample(form, services, { taal })).body as { message: string }).message);
  const { token } = await bookForToken(services, { taal });
  await post(services, { token, action: 'move', appointmentDate: '2026-12-02', timeSlot: '11:00' });
  await cancelForGood(services, token);
  await services.deliverMail();
  const lines = linesOf(messages);
  expect(services.mailbox.mails.length).toBeGreaterThan(8);
  expect(findOwnPromises(lines, taal)).toEqual([]);
});
