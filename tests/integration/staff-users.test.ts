/** Accounts: changed, logged out and deactivated by the administrator. */
import { userActions } from '#contracts/staff/users.ts';
import { expect, test } from 'vitest';
import { accountTests } from '../support/account-tests.ts';
import { getSession } from '../support/login.ts';
import { staffPassword } from '../support/staff.ts';
import { lastLink, useLink } from '../support/password-links.ts';

const { services, act, open, findRow, tryLogin, audited, isIn, aColleague } = accountTests();

test('an account that is deactivated loses its sessions at once, cannot log in, and can come back', async () => {
  const { id, username, cookie } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  const link = await lastLink(services);
  const { status, location } = await act(userActions.deactivate, { gebruiker: id });
  expect(status).toBe(303);
  const { page } = await open(location ?? '');
  expect(page.querySelector('[role="status"]')?.text).toContain('Jan Jansen');
  expect(page.querySelectorAll('button').some(({ text }) => text.includes('Ongedaan maken'))).toBe(true);
  expect(await isIn(cookie)).toBe(false);
  expect(await tryLogin(username, staffPassword)).toBe(401);
  expect((await useLink(services, link)).status).toBe(404);
  expect((await act(userActions.reactivate, { gebruiker: id })).status).toBe(303);
  // Ended sessions are not restored.
  expect(await isIn(cookie)).toBe(false);
  expect(await tryLogin(username, staffPassword)).toBe(200);
});

test('an account is logged out from the moment of deactivation, despite its sessions', async () => {
  const { id, cookie } = await aColleague();
  await services.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', id).execute();
  expect(await isIn(cookie)).toBe(false);
});

test('an account can be logged out everywhere', async () => {
  const { id, username, cookie } = await aColleague();
  expect((await act(userActions.endSessions, { gebruiker: id })).status).toBe(303);
  expect(await isIn(cookie)).toBe(false);
  expect(await tryLogin(username, staffPassword)).toBe(200);
});

test('an account loses its second step', async () => {
  const { id } = await aColleague();
  const app = { userId: id, secret: 'x'.repeat(60), confirmedAt: services.clock.now };
  await services.db.insertInto('totpSecrets').values(app).execute();
  expect((await act(userActions.removeFactor, { gebruiker: id })).status).toBe(303);
  expect(await services.db.selectFrom('totpSecrets').selectAll().execute()).toEqual([]);
});

test('an account gets another role, which counts at once, as long as nobody else changed it', async () => {
  const { id, cookie } = await aColleague();
  const change = { gebruiker: id, naam: 'Jan', email: '', van: 'team-leader', rol: 'operations-manager' };
  expect((await act(userActions.change, change)).status).toBe(303);
  expect(await (await getSession(services, cookie)).json()).toMatchObject({ role: 'operations-manager' });
  expect((await act(userActions.change, change)).status).toBe(409);
  const detail = { account: id, from: 'team-leader', to: 'operations-manager' };
  expect(await audited()).toContainEqual(['account.changed', detail]);
});

test('an account does not get the address of another one', async () => {
  await aColleague();
  const other = await aColleague('operations-manager');
  const email = 'jan-team-leader@example.nl';
  const change = { gebruiker: other.id, naam: 'J', email, van: 'operations-manager', rol: 'team-leader' };
  expect((await act(userActions.change, change)).status).toBe(409);
});

const change = { naam: 'T', email: 'dief@evil.example', van: 'administrator', rol: 'administrator' };
test.each<[string, string, object]>([
  ['for another address', userActions.change, change],
  ['for another role', userActions.change, { ...change, email: '', rol: 'operations-manager' }],
  ['for a link', userActions.sendLink, {}],
  ['to remove its second step', userActions.removeFactor, {}],
  ['to deactivate it', userActions.deactivate, {}],
  ['to reactivate it', userActions.reactivate, {}],
])('the account of another administrator asks the own password %s', async (_name, action, fields) => {
  const { id } = await aColleague('administrator', 'tweede');
  if (action === userActions.reactivate)
    await act(userActions.deactivate, { gebruiker: id, wachtwoord: staffPassword });
  const app = { userId: id, secret: 'x'.repeat(60), confirmedAt: services.clock.now };
  await services.db.insertInto('totpSecrets').values(app).execute();
  for (const wachtwoord of ['', 'geraden'])
    expect((await act(action, { gebruiker: id, ...fields, wachtwoord })).status).toBe(422);
  const right = { gebruiker: id, ...fields, wachtwoord: staffPassword };
  expect((await act(action, right)).status).toBe(303);
});

const idOfFirst = async () => (await findRow('administrator')).id;

test('the last administrator cannot shut themselves out, nor become something else', async () => {
  const id = await idOfFirst();
  const self = await act(userActions.deactivate, { gebruiker: id });
  expect(self.status).toBe(422);
  expect(self.page.querySelector('[role="alert"]')?.text).toContain('eigen account');
  const change = { gebruiker: id, naam: 'A', email: '', van: 'administrator', rol: 'team-leader' };
  const typed = { ...change, wachtwoord: staffPassword };
  expect((await act(userActions.change, typed)).status).toBe(409);
  await aColleague('administrator', 'tweede');
  expect((await act(userActions.change, typed)).status).toBe(303);
});

test('the last administrator remains when two administrators deactivate each other at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const username = `beheerder-${String(round)}`;
    const { id, cookie } = await aColleague('administrator', username);
    const first = await idOfFirst();
    const answers = await Promise.all([
      act(userActions.deactivate, { gebruiker: id, wachtwoord: staffPassword }),
      act(userActions.deactivate, { gebruiker: first, wachtwoord: staffPassword }, { cookie }),
    ]);
    const administrators = services.db.selectFrom('users').where('role', '=', 'administrator');
    const active = administrators.where('state', '=', 'active').select('id');
    expect(await active.execute()).toHaveLength(1);
    expect(answers.filter(({ location }) => location?.includes('gedeactiveerd'))).toHaveLength(1);
    await services.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', id).execute();
    await services.db.updateTable('users').set({ state: 'active' }).where('id', '=', first).execute();
    await services.db.updateTable('sessions').set({ revokedAt: null }).where('userId', '=', first).execute();
    // The password of an account that was deactivated meanwhile counts as wrong.
    await services.db.deleteFrom('loginAttempts').execute();
  }
});
