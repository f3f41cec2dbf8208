/**
 * Accounts: invited, changed, logged out and deactivated by the administrator; and the mailed links
 * with which a colleague chooses a password, the first one or another.
 */
import type { Role } from '#domain/roles.ts';
import { linkFields, linkPaths } from '#contracts/staff/password-link.ts';
import { ownPasswordField, userActions, usersPath } from '#contracts/staff/users.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountTests } from '../support/account-tests.ts';
import { getSession, post } from '../support/login.ts';
import { ownPassword } from '../support/own-account.ts';
import { staffPassword, getStaffPage } from '../support/staff.ts';
import { lastLink, newPassword, useLink } from '../support/password-links.ts';

const { services, act, open, findRow, tryLogin, audited, isIn, aColleague } = accountTests();

test('an account that is deactivated loses its sessions at once, cannot log in, and can be reactivated', async () => {
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

test('the administrator can remove the second factor of an account, and end its sessions', async () => {
  const { id, username, cookie } = await aColleague();
  const app = { userId: id, secret: 'x'.repeat(60), confirmedAt: services.clock.now };
  await services.db.insertInto('totpSecrets').values(app).execute();
  expect((await act(userActions.removeFactor, { gebruiker: id })).status).toBe(303);
  expect(await services.db.selectFrom('totpSecrets').selectAll().execute()).toEqual([]);
  expect(await isIn(cookie)).toBe(true);
  expect((await act(userActions.endSessions, { gebruiker: id })).status).toBe(303);
  expect(await isIn(cookie)).toBe(false);
  expect(await tryLogin(username, staffPassword)).toBe(200);
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

test('an account cannot get the e-mail address of another one', async () => {
  await aColleague();
  const other = await aColleague('operations-manager');
  const email = 'jan-team-leader@example.nl';
  const change = { gebruiker: other.id, naam: 'J', email, van: 'operations-manager', rol: 'team-leader' };
  expect((await act(userActions.change, change)).status).toBe(409);
});

const sanne = { naam: 'Sanne de Vries', email: 'Sanne@Example.nl', rol: 'team-leader' };
const administrator = { naam: 'T', email: 'dief@evil.example', van: 'administrator', rol: 'administrator' };
const promoted = { naam: 'Jo', email: '', van: 'team-leader', rol: 'administrator' };

test.each<[string, string, object, Role?]>([
  ['another e-mail address', userActions.change, administrator],
  ['another role', userActions.change, { ...administrator, email: '', rol: 'operations-manager' }],
  ['a link', userActions.sendLink, {}],
  ['removal of its second factor', userActions.removeFactor, {}],
  ['deactivation', userActions.deactivate, {}],
  ['reactivation', userActions.reactivate, {}],
  ['promotion', userActions.change, promoted, 'team-leader'],
  ['an invitation', userActions.invite, { ...sanne, rol: 'administrator' }],
])('another administrator is made or changed only with the own password: %s', async (...row) => {
  const [, action, fields, role = 'administrator'] = row;
  const { id } = await aColleague(role, 'tweede');
  if (action === userActions.reactivate) await act(userActions.deactivate, { gebruiker: id, ...ownPassword });
  const app = { userId: id, secret: 'x'.repeat(60), confirmedAt: services.clock.now };
  await services.db.insertInto('totpSecrets').values(app).execute();
  const users = services.db.selectFrom('users').selectAll().orderBy('id');
  const before = await users.execute();
  for (const given of [{}, { [ownPasswordField]: '' }, { [ownPasswordField]: 'geraden' }])
    expect((await act(action, { gebruiker: id, ...fields, ...given })).status).toBe(422);
  expect([await users.execute(), services.mailbox.mails]).toEqual([before, []]);
  expect((await act(action, { gebruiker: id, ...fields, ...ownPassword })).status).toBe(303);
});

const idOfFirst = async () => (await findRow('administrator')).id;

test('the last administrator can neither deactivate themselves nor get another role', async () => {
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

describe('an invitation', () => {
  test('lets its owner choose a password, once, and log in with the address', async () => {
    const invited = await act(userActions.invite, sanne);
    expect([invited.status, invited.location]).toEqual([303, `${usersPath}?gedaan=uitgenodigd`]);
    expect(await tryLogin('sanne@example.nl', newPassword)).toBe(401);
    const link = await lastLink(services);
    expect(services.mailbox.mails.at(-1)?.to?.[0]?.address).toBe('sanne@example.nl');
    // Mail programs that follow the link do not use it up.
    for (let look = 0; look < 2; look += 1) {
      const { status, page } = await getStaffPage(services, link);
      expect(status).toBe(200);
      expect(page.querySelector('main')?.text).toContain('sanne@example.nl');
    }
    expect((await useLink(services, link)).status).toBe(200);
    expect(await tryLogin('sanne@example.nl', newPassword)).toBe(200);
    expect((await useLink(services, link)).status).toBe(404);
    const { id, ...account } = await findRow('sanne@example.nl');
    const expected = { state: 'active', name: 'Sanne de Vries', role: 'team-leader' };
    expect(account).toMatchObject({ ...expected, lastLoginAt: services.clock.now });
    expect(await audited()).toEqual([
      ['account.invited', { account: id, role: 'team-leader' }],
      ['login.failed', { failures: 1 }],
      ['account.invitation-accepted', { account: id }],
      ['login.succeeded', {}],
    ]);
  });

  test('of an account whose id a restored database has given to another account does not open that one', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink(services);
    await sql`delete from users where state = 'invited'`.execute(services.db);
    await sql`
      select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`.execute(services.db);
    await act(userActions.invite, { ...sanne, email: 'anna@example.nl' });
    expect((await useLink(services, link)).status).toBe(404);
    expect((await useLink(services, await lastLink(services))).status).toBe(200);
  });

  test('shows the same page for a link that is too old, forged, or of another purpose', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink(services);
    const token = new URL(link, 'https://www.example.nl').searchParams.get(linkFields.token) ?? '';
    const [id, expiresAt, signature] = token.split('.');
    const later = `${String(id)}.${String(Number(expiresAt) + 1)}.${String(signature)}`;
    const ofAnother = `${String(Number(id) - 1)}.${String(expiresAt)}.${String(signature)}`;
    const shown = async (given: string, path: string = linkPaths.invitation) => {
      const query = new URLSearchParams({ [linkFields.token]: given }).toString();
      const { status, page } = await getStaffPage(services, `${path}?${query}`);
      return [status, page.querySelector('main')?.text.replaceAll(/\s+/g, ' ')];
    };
    const answers = [await shown(token, linkPaths.reset)];
    for (const forged of ['', later, ofAnother]) answers.push(await shown(forged));
    services.clock.advanceMinutes(7 * 24 * 60);
    answers.push(await shown(token));
    expect(answers[0]?.[0]).toBe(404);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await useLink(services, link)).status).toBe(404);
    expect(await findRow('sanne@example.nl')).toMatchObject({ state: 'invited', passwordHash: null });
  });

  test('that is sent again invalidates the first link, and can be accepted by one of two requests at once', async () => {
    await act(userActions.invite, sanne);
    const first = await lastLink(services);
    const { id } = await findRow('sanne@example.nl');
    await act(userActions.sendLink, { gebruiker: id });
    const second = await lastLink(services);
    expect((await useLink(services, first)).status).toBe(404);
    const answers = await Promise.all([useLink(services, second), useLink(services, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

test('a link to choose a password is invalid once the e-mail address changes', async () => {
  const { id, username } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  const link = await lastLink(services);
  const change = { gebruiker: id, naam: 'Sanne', van: 'team-leader', rol: 'team-leader' };
  const same = { ...change, email: `${username}@example.nl` };
  expect((await act(userActions.change, same)).status).toBe(303);
  expect((await getStaffPage(services, link)).status).toBe(200);
  expect((await act(userActions.change, { ...change, email: 'right@example.nl' })).status).toBe(303);
  expect((await useLink(services, link)).status).toBe(404);
});

test('a link for a new password works once within an hour, and ends every session and the old password', async () => {
  const { id, username, cookie } = await aColleague();
  expect((await act(userActions.sendLink, { gebruiker: id })).location).toContain('gedaan=link');
  const link = await lastLink(services);
  expect(await isIn(cookie)).toBe(true);
  services.clock.advanceMinutes(59);
  expect((await useLink(services, link)).status).toBe(200);
  expect(await isIn(cookie)).toBe(false);
  expect(await tryLogin(username, staffPassword)).toBe(401);
  expect(await tryLogin(username, newPassword)).toBe(200);
  expect((await useLink(services, link)).status).toBe(404);
});

test('a browser that used a link for a new password can log in despite failed logins from elsewhere', async () => {
  const { id, username } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  const fail = () => Array.fromAsync({ length: 8 }, () => tryLogin(username, 'geraden'));
  await fail();
  expect(await tryLogin(username, staffPassword)).toBe(429);
  const { cookie } = await useLink(services, await lastLink(services));
  await fail();
  const login = { username, password: newPassword };
  expect((await post(services, '/api/login', login, { headers: { cookie } })).status).toBe(200);
});
