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
import { logIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import { runAll } from '../support/test-services.ts';

const { services, act, aColleague } = accountTests();

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

const asManager = () => logIn(services, 'operations-manager');

test('the page and the export of a person show an Operations Manager no mail about an account', async () => {
  await invite();
  const manager = await asManager();
  const path = personPathOf(email, services.env);
  const { page } = await getStaffPage(services, path, manager);
  expect(page.text).toContain('Van dit adres is bij ons niets bekend.');
  const fields = { [staffFields.action]: personActions.export, ook: '' };
  const { body } = await postStaffForm(services, path, fields, manager);
  expect(JSON.parse(body)).toMatchObject({ email, mails: [] });
});

test('an Operations Manager does not see an undelivered mail about an account, cannot resend it, and is not warned', async () => {
  await runAll(services);
  services.mailbox.refuseWith = '450 refused for someone@example.nl';
  await invite();
  services.mailbox.refuseWith = undefined;
  // As after five days of refusals.
  await services.db.updateTable('outbox').set({ deadAt: services.clock.now }).execute();
  const manager = await asManager();
  const { page } = await getStaffPage(services, healthPath, manager);
  expect(page.text).not.toContain(email);
  expect(page.text).toContain('Alles werkt.');
  const [mail] = await readOutbox();
  const again = { [staffFields.action]: 'opnieuw-sturen', mail: mail?.id };
  expect((await postStaffForm(services, healthPath, again, manager)).status).toBe(404);
});
