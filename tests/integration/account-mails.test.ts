/** Mails about accounts: stored without access, and not shown to an Operations Manager. */
import { linkPaths } from '#contracts/staff/password-link.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { personActions } from '#contracts/staff/person.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { userActions } from '#contracts/staff/users.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { expect, test } from 'vitest';
import { accountTests } from '../support/account-tests.ts';
import { ownPassword } from '../support/own-account.ts';
import { lastLink, useLink } from '../support/password-links.ts';
import { logIn } from '../support/staff.ts';
import { runAll } from '../support/test-services.ts';

const { services, open, send, act, aColleague } = accountTests();

const email = 'sanne@example.nl';
const invite = () => act(userActions.invite, { naam: 'Sanne', email, rol: 'administrator', ...ownPassword });
const readOutbox = () => services.db.selectFrom('outbox').selectAll().execute();

test('a mail with a link to choose a password is stored without the link, and sent with it', async () => {
  await invite();
  const { id } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  expect(await readOutbox()).toHaveLength(2);
  expect(JSON.stringify(await readOutbox())).not.toMatch(/sleutel|https?:/);
  const link = await lastLink(services);
  expect(link).toContain(linkPaths.reset);
  expect((await useLink(services, link)).status).toBe(200);
});

test('an Operations Manager sees no mail about an account, cannot resend an undelivered one, and is not warned', async () => {
  await runAll(services);
  await invite();
  const manager = await logIn(services, 'operations-manager');
  const path = personPathOf(email, services.env);
  const ofPerson = await open(path, manager);
  expect(ofPerson.page.text).toContain('Van dit adres is bij ons niets bekend.');
  const { body } = await send(path, { [staffFields.action]: personActions.export, ook: '' }, manager);
  expect(JSON.parse(body)).toMatchObject({ email, mails: [] });
  // As after five days of refusals.
  const [mail] = await readOutbox();
  await services.db.updateTable('outbox').set({ sentAt: null, deadAt: services.clock.now }).execute();
  const { page } = await open(healthPath, manager);
  expect(page.text).not.toContain(email);
  expect(page.text).toContain('Alles werkt.');
  const again = { [staffFields.action]: 'opnieuw-sturen', mail: mail?.id };
  expect((await send(healthPath, again, manager)).status).toBe(404);
});
