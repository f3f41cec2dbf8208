/** The health page, with the checks of the monitor, and the repairs that staff can make. */
import { readHealth } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { maxAttempts } from '#server/mail/outcomes.ts';
import { storeContentFaults } from '#server/published/content-faults.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { logIn, staffPerTest } from '../support/staff.ts';
import { runAll } from '../support/test-services.ts';

const email = 'nobody@delinde.example';

const { services, open, send } = staffPerTest('operations-manager');
beforeEach(() => runAll(services));

const show = async (...visit: Parameters<typeof open>) => (await open(...visit)).page;

test('the health page shows everything that the monitor gets, and every page warns users who may repair it', async () => {
  services.mailbox.isAway = true;
  await sendContact(services);
  services.clock.advanceMinutes(21);
  const health = await readHealth(services);
  expect(health.problems).toEqual(['mail-waiting', 'schedule-deliver-mail']);
  const [page, other] = [await show(healthPath), await show('/beheer')];
  for (const problem of health.problems) {
    const sentence = describeProblem(problem, health, services.clock.now);
    expect(page.text).toContain(sentence);
    expect(other.querySelector('[data-alarms]')?.text).toContain(sentence);
  }
  expect(page.text).toContain('te laat');
  expect(other.querySelector('[data-alarms] a')?.getAttribute('href')).toBe(healthPath);
  const worker = await logIn(services, 'team-leader');
  expect((await show('/beheer', worker)).querySelector('[data-alarms]')).toBeNull();
});

test('the health page shows the error that prevents a build, until it is fixed', async () => {
  await storeContentFaults(services.db, ['blog/nl/10.md, regel 3: Titel is te kort.'], services.clock.now);
  const held = await show(healthPath);
  expect(held.querySelector('#website')?.parentNode?.text).toContain('blog/nl/10.md, regel 3');
  expect(held.text).not.toContain('Alles werkt.');
  await storeContentFaults(services.db, [], services.clock.now);
  expect((await show(healthPath)).text).toContain('Alles werkt.');
  expect((await show('/beheer')).querySelector('[data-alarms]')).toBeNull();
});

test('a mail that was given up can be sent again once, and the user is stored with its request', async () => {
  await sendContact(services);
  const dead = { sentAt: null, deadAt: services.clock.now, attempts: maxAttempts, lastError: 'ETIMEDOUT' };
  await services.db.updateTable('outbox').set(dead).where('recipient', '<>', services.env.mailTo).execute();
  const page = await show(healthPath);
  expect(page.text).toContain('na alle pogingen niet bezorgd (ETIMEDOUT)');
  const mail = page.querySelector('[data-undelivered] input[name=mail]')?.getAttribute('value');
  services.mailbox.mails.length = 0;
  const resend = () => send(healthPath, { actie: 'opnieuw-sturen', mail });
  const { location } = await resend();
  expect(location).toContain('gedaan=verstuurd');
  expect(services.mailbox.mails).toHaveLength(1);
  expect((await show(healthPath)).text).toContain('Alle e-mails zijn aangekomen.');
  const events = await services.db.selectFrom('requestEvents').selectAll().execute();
  expect(events).toMatchObject([{ kind: 'mail-resent', userId: expect.any(Number) }]);
  const audit = await services.db.selectFrom('auditLog').select('action').execute();
  expect(audit.map(({ action }) => action)).toContain('mail.resent');
  expect((await resend()).status).toBe(404);
});

test('a suppressed address is listed, and mailed again once it is released', async () => {
  services.mailbox.refusesRecipients = { addresses: /^nobody@/i, text: '550 5.1.1 unknown' };
  await sendContact(services, { email });
  services.mailbox.refusesRecipients = undefined;
  const page = await show(healthPath);
  expect(page.text).toContain('De verzending werkt. 1 e-mail kwam niet aan.');
  expect(page.text).toContain('adres bestaat niet (meer)');
  expect(page.text).not.toContain('550');
  // Resending is not offered while the address is suppressed.
  expect(page.querySelector('[data-undelivered] input[name=mail]')).toBeNull();
  expect(page.querySelectorAll('button').filter(({ text }) => text.includes(email))).toHaveLength(1);
  const release = (address: string) => send(healthPath, { actie: 'adres-vrijgeven', email: address });
  expect((await release('Nobody@DeLinde.example')).location).toContain('gedaan=adres-vrij');
  expect((await show(healthPath)).querySelector('[data-undelivered] input[name=mail]')).not.toBeNull();
  expect((await release(email)).status).toBe(422);
  expect((await release('geen adres')).status).toBe(422);
  services.mailbox.mails.length = 0;
  await sendContact(services, { email });
  expect(services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo)).toContain(email);
  const audit = await services.db.selectFrom('auditLog').selectAll().execute();
  expect(JSON.stringify(audit)).not.toContain('delinde');
});
