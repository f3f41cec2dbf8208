/** Decisions on applications: the mail, and the day of removal. */

import { translator } from '#i18n/translate.ts';
import { applyRetention } from '#server/app/retention.ts';
import { requestActions, requestPath } from '#contracts/staff/request.ts';
import { describe, expect, test } from 'vitest';
import { forms, readRows, sendRequest } from '../support/forms.ts';
import { eventsOf, staffPerTest } from '../support/staff.ts';

const email = 'jip@deboer.example';
const dayMinutes = 24 * 60;

const { services, open, act } = staffPerTest('operations-manager');

async function apply(changes: Record<string, unknown> = {}): Promise<string> {
  const reference = await sendRequest(services, 'application', { consentsToKeep: false, ...changes });
  services.mailbox.mails.length = 0;
  return reference;
}

const decide = (reference: string, naar: string, van = 'pending', zin = '') =>
  act(reference, { actie: requestActions.status, van, naar, zin });

describe('the mail of a decision', () => {
  test.each([
    ['invited', 'nl', 'mail.applicationInvitedSubject'],
    ['rejected', 'de', 'mail.applicationRejectedSubject'],
    ['hired', 'ar', 'mail.applicationHiredSubject'],
  ] as const)('%s is mailed once, in the language of the form: %s', async (to, taal, key) => {
    const reference = await apply({ taal });
    expect((await decide(reference, to)).status).toBe(303);
    expect((await decide(reference, to)).status).toBe(409);
    const mail = { envelopeTo: [email], subject: translator(taal)(key, { reference }) };
    expect(services.mailbox.mails).toMatchObject([mail]);
    expect(services.mailbox.mails[0]?.html).toContain(`<html lang="${taal}"`);
    // Nothing that was typed, and no placeholder.
    expect(services.mailbox.mails[0]?.text).not.toMatch(/Jip|[{}]/);
  });

  test('is previewed, and includes the text that staff adds, which the timeline keeps', async () => {
    const reference = await apply();
    const { page } = await open(requestPath(reference));
    const shown = page.querySelectorAll('form').find((form) => form.innerHTML.includes('value="invited"'));
    expect(shown?.text).toContain('Wij maken graag kennis met u');
    const text = 'Past dinsdag om tien uur?\nTot dan.';
    const { location } = await decide(reference, 'invited', 'pending', text.replace('\n', '\r\n'));
    expect(location).toContain('gedaan=besluit');
    expect(services.mailbox.mails[0]?.text).toContain(text);
    expect(services.mailbox.mails[0]?.text).toContain('Wij spreken u graag');
    expect(await eventsOf(services, reference)).toMatchObject([{ text }]);
  });

  test('is not sent to an applicant who withdrew, nor for a quarantined application', async () => {
    await decide(await apply(), 'withdrawn');
    await decide(await apply({ website: 'x' }), 'rejected');
    expect(services.mailbox.mails).toEqual([]);
  });
});

describe('the day of removal', () => {
  const removalOn = async (reference: string) =>
    (await open(requestPath(reference))).page.text.replaceAll(/\s+/g, ' ');

  test('is not set by an invitation, not even by one after a rejection', async () => {
    const reference = await apply();
    const decided = () => services.db.selectFrom('applications').select('decidedAt').executeTakeFirst();
    await decide(reference, 'invited');
    expect(await decided()).toEqual({ decidedAt: null });
    services.clock.advanceMinutes(29 * dayMinutes);
    await applyRetention(services.db, services.clock.now);
    expect(await readRows(forms.application, services)).toHaveLength(1);
    await decide(reference, 'rejected', 'invited');
    expect(await decided()).toEqual({ decidedAt: services.clock.now });
    await decide(reference, 'invited', 'rejected');
    expect(await decided()).toEqual({ decidedAt: null });
  });

  test.each([
    [false, '21 december 2026', 28],
    [true, '23 november 2027', 365],
  ])('with consent to retention: %s, is %s, and not earlier', async (consentsToKeep, day, days) => {
    const reference = await apply({ consentsToKeep });
    expect(await removalOn(reference)).toContain(`dan wordt deze sollicitatie verwijderd op ${day}`);
    await decide(reference, 'rejected');
    expect(await removalOn(reference)).toContain(`Wordt verwijderd op ${day}`);
    services.clock.advanceMinutes(days * dayMinutes - 1);
    await applyRetention(services.db, services.clock.now);
    expect(await readRows(forms.application, services)).toHaveLength(1);
    services.clock.advanceMinutes(2);
    await applyRetention(services.db, services.clock.now);
    expect(await readRows(forms.application, services)).toEqual([]);
  });
});
