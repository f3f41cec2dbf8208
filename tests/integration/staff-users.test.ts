/**
 * Accounts that the administrator invites, changes, logs out and deactivates; the mailed links with
 * which a colleague chooses a password; and who sees these mails.
 */
import type { Role } from '#domain/roles.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { personActions } from '#contracts/staff/person.ts';
import { linkFields, linkPaths } from '#contracts/staff/password-link.ts';
import { ownPasswordField, userActions, usersPath } from '#contracts/staff/users.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cookieOf, getSession, post } from '../support/login.ts';
import { ownPassword } from '../support/own-account.ts';
import type { Fields } from '../support/requests.ts';
import { addUser, getStaffPage, logIn, staffPassword, staffPerTest } from '../support/staff.ts';
import { lastLink, newPassword, useLink } from '../support/password-links.ts';
import { runAll } from '../support/test-services.ts';

const { services, open, send } = staffPerTest('administrator');

const act = (actie: string, fields: Fields) => send(usersPath, { actie, ...fields });

const findRow = (username: string) =>
  services.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

const tryLogin = async (username: string, password: string) =>
  (await post(services, '/api/login', { username, password })).status;

async function audited() {
  const entries = services.db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id');
  return (await entries.execute()).map(({ action, detail }) => [action, detail]);
}

const isIn = async (cookie: string) => (await getSession(services, cookie)).status === 200;

/**
 * Adds an account with an e-mail address and logs it in; returns its id, username and session
 * cookie.
 */
async function aColleague(role: Role = 'team-leader', username = `jan-${role}`) {
  const id = await addUser(services, role, username, { email: `${username}@example.nl`, name: 'Jan Jansen' });
  const login = await post(services, '/api/login', { username, password: staffPassword });
  return { id, username, cookie: cookieOf(login) };
}

test('an account that is deactivated loses its sessions at once, cannot log in, and can be reactivated', async () => {
  const { id, username, cookie } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  const link = await lastLink(services);
  expect((await act(userActions.deactivate, { gebruiker: id })).status).toBe(303);
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
  ['another e-mail address of oneself', userActions.change, { ...administrator, gebruiker: '1' }],
  ['another role', userActions.change, { ...administrator, email: '', rol: 'operations-manager' }],
  ['a link', userActions.sendLink, {}],
  ['removal of its second factor', userActions.removeFactor, {}],
  ['deactivation', userActions.deactivate, {}],
  ['reactivation', userActions.reactivate, {}],
  ['promotion', userActions.change, promoted, 'team-leader'],
  ['an invitation', userActions.invite, { ...sanne, rol: 'administrator' }],
])('an administrator is made or changed only with one’s own password: %s', async (...row) => {
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

describe('an invitation', () => {
  test('lets its owner choose a password, once, and log in with the address', async () => {
    const invited = await act(userActions.invite, sanne);
    expect([invited.status, invited.location]).toEqual([303, `${usersPath}?gedaan=uitgenodigd`]);
    expect(await tryLogin('sanne@example.nl', newPassword)).toBe(401);
    const link = await lastLink(services);
    expect(services.mailbox.mails.at(-1)?.to?.[0]?.address).toBe('sanne@example.nl');
    // Mail programs that follow the link do not use it up.
    for (let visit = 0; visit < 2; visit += 1) {
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

  test('does not open another account that got the same id in a restored database', async () => {
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
    expect(answers[0]).toEqual([404, expect.stringContaining('Deze link werkt niet')]);
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
  expect((await act(userActions.change, { ...change, email: `${username}@example.nl` })).status).toBe(303);
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

const readOutbox = () => services.db.selectFrom('outbox').selectAll().execute();

test('a mail with a link to choose a password is stored without the link, and sent with it', async () => {
  await act(userActions.invite, sanne);
  const { id } = await aColleague();
  await act(userActions.sendLink, { gebruiker: id });
  expect(await readOutbox()).toHaveLength(2);
  expect(JSON.stringify(await readOutbox())).not.toMatch(/sleutel|https?:/);
  expect(await lastLink(services)).toContain(linkPaths.reset);
});

test('an Operations Manager sees no mail about an account, cannot resend an undelivered one, and is not warned', async () => {
  await runAll(services);
  await act(userActions.invite, sanne);
  const email = sanne.email.toLowerCase();
  const manager = await logIn(services, 'operations-manager');
  const path = personPathOf(email, services.env);
  const ofPerson = await open(path, manager);
  expect(ofPerson.page.text).toContain('Van dit adres is bij ons niets bekend.');
  const { body } = await send(path, { [staffFields.action]: personActions.export, ook: '' }, manager);
  expect(JSON.parse(body)).toMatchObject({ email, mails: [] });
  // As after five days of failed attempts.
  const [mail] = await readOutbox();
  await services.db.updateTable('outbox').set({ sentAt: null, deadAt: services.clock.now }).execute();
  const { page } = await open(healthPath, manager);
  expect(page.text).not.toContain(email);
  expect(page.text).toContain('Alles werkt.');
  const again = { [staffFields.action]: 'opnieuw-sturen', mail: mail?.id };
  expect((await send(healthPath, again, manager)).status).toBe(404);
});
