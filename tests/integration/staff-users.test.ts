/** Who may log in: invited by link, changed, logged out and shut out by the Administrator. */
import type { Role } from '#domain/roles.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { linkFields, linkPaths } from '#submissions/staff/password-link.ts';
import { userActions, usersPath } from '#submissions/staff/users.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { cookieOf, getSession, post } from '../support/login.ts';
import { call, formPost } from '../support/requests.ts';
import { addUser, logIn, staffPassword } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let administrator: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
  administrator = await logIn(services, 'administrator');
});

const newPassword = 'vier blauwe stoelen op zolder';
const passwords = { [linkFields.password]: newPassword, [linkFields.repeated]: newPassword };
const sanne = { naam: 'Sanne de Vries', email: 'Sanne@Example.nl', rol: 'team-leader' };

const act = (action: string, fields: Record<string, unknown>, headers = administrator) =>
  postStaffForm(services, usersPath, { [staffFields.action]: action, ...fields }, headers);

/** The path and the query of the link in the last mail. */
async function lastLink(): Promise<string> {
  await services.deliverMail();
  const text = services.mailbox.mails.at(-1)?.text ?? '';
  const link = /https:\/\/www\.example\.nl(\/beheer\/\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

async function useLink(link: string, fields: Record<string, string> = passwords, headers = {}) {
  const url = new URL(link, 'https://www.example.nl');
  const token = url.searchParams.get(linkFields.token) ?? '';
  const request = formPost(url.pathname, { [linkFields.token]: token, ...fields }, headers);
  const { response } = await call(handleStaff, services, request);
  return { status: response.status, body: await response.text() };
}

const findRow = (username: string) =>
  services.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

const tryLogin = async (username: string, password: string) =>
  (await post(services, '/api/login', { username, password })).status;

const audited = async () =>
  (await services.db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id').execute()).map(
    ({ action, detail }) => [action, detail],
  );

describe('an invitation', () => {
  test('lets its owner choose a password, once, and log in with the address', async () => {
    const invited = await act(userActions.invite, sanne);
    expect([invited.status, invited.location]).toEqual([303, `${usersPath}?gedaan=uitgenodigd`]);
    expect(await tryLogin('sanne@example.nl', newPassword)).toBe(401);
    const link = await lastLink();
    expect(services.mailbox.mails.at(-1)?.to?.[0]?.address).toBe('sanne@example.nl');
    // A mail program that looks what is behind the link uses nothing up.
    for (let look = 0; look < 2; look += 1) {
      const { status, page } = await getStaffPage(services, link);
      expect(status).toBe(200);
      expect(page.querySelector('main')?.text).toContain('sanne@example.nl');
    }
    const set = await useLink(link);
    expect(set.status).toBe(200);
    expect(await tryLogin('sanne@example.nl', newPassword)).toBe(200);
    expect((await useLink(link)).status).toBe(404);
    expect(await findRow('sanne@example.nl')).toMatchObject({
      state: 'active',
      name: 'Sanne de Vries',
      role: 'team-leader',
      lastLoginAt: services.clock.now,
    });
    const { id } = await findRow('sanne@example.nl');
    expect(await audited()).toEqual([
      ['account.invited', { account: id, role: 'team-leader' }],
      ['login.failed', { failures: 1 }],
      ['account.invitation-accepted', { account: id }],
      ['login.succeeded', {}],
    ]);
  });

  test('of which two are accepted at once sets one password', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink();
    const statuses = await Promise.all([useLink(link), useLink(link)].map(async (it) => (await it).status));
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('answers the same for one that is used, too old, forged, or of another purpose', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink();
    const token = new URL(link, 'https://www.example.nl').searchParams.get(linkFields.token) ?? '';
    const [id, expiresAt, signature] = token.split('.');
    const forged = [
      '',
      'x',
      `${String(id)}.${String(expiresAt)}`,
      `${String(id)}.${String(Number(expiresAt) + 1)}.${String(signature)}`,
      `${String(Number(id) - 1)}.${String(expiresAt)}.${String(signature)}`,
      `${token}x`,
    ];
    const shown = async (given: string, path: string = linkPaths.invitation) => {
      const query = new URLSearchParams({ [linkFields.token]: given }).toString();
      const { status, page } = await getStaffPage(services, `${path}?${query}`);
      return [status, page.querySelector('main')?.text.replaceAll(/\s+/g, ' ')];
    };
    const answers = [await shown(token, linkPaths.reset)];
    for (const one of forged) answers.push(await shown(one));
    services.clock.advanceMinutes(7 * 24 * 60);
    answers.push(await shown(token));
    expect(answers[0]?.[0]).toBe(404);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await useLink(link)).status).toBe(404);
    expect(await findRow('sanne@example.nl')).toMatchObject({ state: 'invited', passwordHash: null });
  });

  test('that is sent again ends the first link', async () => {
    await act(userActions.invite, sanne);
    const first = await lastLink();
    const { id } = await findRow('sanne@example.nl');
    await act(userActions.sendLink, { gebruiker: id });
    const second = await lastLink();
    expect((await useLink(first)).status).toBe(404);
    expect((await useLink(second)).status).toBe(200);
  });

  test.each([
    [{ [linkFields.password]: 'kort', [linkFields.repeated]: 'kort' }, 'minstens 12'],
    [{ [linkFields.password]: 'wachtwoord1234', [linkFields.repeated]: 'wachtwoord1234' }, 'te makkelijk'],
    [{ ...passwords, [linkFields.repeated]: 'iets heel anders dan dat' }, 'niet gelijk'],
  ])('takes no password that is not good enough: %o', async (given, words) => {
    await act(userActions.invite, sanne);
    const link = await lastLink();
    const { status, body } = await useLink(link, given);
    expect(status).toBe(422);
    expect(body).toContain(words);
    expect((await useLink(link)).status).toBe(200);
  });

  test('cannot be accepted from another site', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink();
    await expect(useLink(link, passwords, { origin: 'https://evil.example' })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('is not sent twice to one address, nor to what is no address', async () => {
    await act(userActions.invite, sanne);
    expect((await act(userActions.invite, sanne)).status).toBe(409);
    const wrong = await act(userActions.invite, { ...sanne, email: 'geen adres' });
    expect(wrong.status).toBe(422);
    expect(wrong.page.querySelector('[role="alert"]')?.text).toContain('e-mailadres');
    expect(wrong.page.querySelector('#naam')?.getAttribute('value')).toBe(sanne.naam);
  });
});

/** Adds an account with an address; gives its number and a session. */
async function aColleague(role: Role = 'team-leader', username = `jan-${role}`) {
  const id = await addUser(services, role, username);
  await services.db
    .updateTable('users')
    .set({ email: `${username}@example.nl`, name: 'Jan Jansen' })
    .where('id', '=', id)
    .execute();
  const login = await post(services, '/api/login', { username, password: staffPassword });
  return { id, username, cookie: cookieOf(login) };
}

const isIn = async (cookie: string) => (await getSession(services, cookie)).status === 200;

describe('a link for a new password', () => {
  test('opens for an hour, once, ends every session, and the old password', async () => {
    const { id, username, cookie } = await aColleague();
    expect((await act(userActions.sendLink, { gebruiker: id })).location).toContain('gedaan=link');
    const link = await lastLink();
    expect(await isIn(cookie)).toBe(true);
    services.clock.advanceMinutes(59);
    expect((await useLink(link)).status).toBe(200);
    expect(await isIn(cookie)).toBe(false);
    expect([await tryLogin(username, staffPassword), await tryLogin(username, newPassword)]).toEqual([
      401, 200,
    ]);
    expect((await useLink(link)).status).toBe(404);
  });

  test('opens nothing after that hour', async () => {
    const { id } = await aColleague();
    await act(userActions.sendLink, { gebruiker: id });
    const link = await lastLink();
    services.clock.advanceMinutes(60);
    expect((await useLink(link)).status).toBe(404);
  });

  test('goes to nobody without an address', async () => {
    const id = await addUser(services, 'team-leader', 'zonder-adres');
    const { status, page } = await act(userActions.sendLink, { gebruiker: id });
    expect(status).toBe(422);
    expect(page.querySelector('[role="alert"]')?.text).toContain('e-mailadres');
  });
});

describe('an account', () => {
  test('that is deactivated loses its sessions at once, cannot log in, and can come back', async () => {
    const { id, username, cookie } = await aColleague();
    await act(userActions.sendLink, { gebruiker: id });
    const link = await lastLink();
    expect((await act(userActions.deactivate, { gebruiker: id })).status).toBe(303);
    expect(await isIn(cookie)).toBe(false);
    expect(await tryLogin(username, staffPassword)).toBe(401);
    expect((await useLink(link)).status).toBe(404);
    expect((await act(userActions.reactivate, { gebruiker: id })).status).toBe(303);
    // What was ended stays so.
    expect(await isIn(cookie)).toBe(false);
    expect(await tryLogin(username, staffPassword)).toBe(200);
  });

  test('is out from the moment of its state, whatever its sessions say', async () => {
    const { id, cookie } = await aColleague();
    await services.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', id).execute();
    expect(await isIn(cookie)).toBe(false);
  });

  test('can be logged out everywhere', async () => {
    const { id, username, cookie } = await aColleague();
    expect((await act(userActions.endSessions, { gebruiker: id })).status).toBe(303);
    expect(await isIn(cookie)).toBe(false);
    expect(await tryLogin(username, staffPassword)).toBe(200);
  });

  test('gets another role, which counts at once, as long as nobody else changed it', async () => {
    const { id, cookie } = await aColleague();
    const change = { gebruiker: id, naam: 'Jan', email: '', van: 'team-leader', rol: 'operations-manager' };
    expect((await act(userActions.change, change)).status).toBe(303);
    expect(await (await getSession(services, cookie)).json()).toMatchObject({ role: 'operations-manager' });
    expect((await act(userActions.change, change)).status).toBe(409);
    expect(await audited()).toContainEqual([
      'account.changed',
      { account: id, from: 'team-leader', to: 'operations-manager' },
    ]);
  });

  test('is not given the address of another one', async () => {
    const { id } = await aColleague();
    const other = await aColleague('operations-manager');
    const email = 'jan-team-leader@example.nl';
    const change = { gebruiker: other.id, naam: 'J', email, van: 'operations-manager', rol: 'team-leader' };
    expect((await act(userActions.change, change)).status).toBe(409);
    expect(id).not.toBe(other.id);
  });

  test('that nobody has is not found', async () => {
    expect((await act(userActions.deactivate, { gebruiker: '999999' })).status).toBe(404);
  });
});

describe('the last administrator', () => {
  const idOfFirst = async () => (await findRow('administrator')).id;

  test('cannot shut themselves out, nor become something else', async () => {
    const id = await idOfFirst();
    const self = await act(userActions.deactivate, { gebruiker: id });
    expect([self.status, self.page.querySelector('[role="alert"]')?.text]).toEqual([
      422,
      expect.stringContaining('eigen account'),
    ]);
    const change = { gebruiker: id, naam: 'A', email: '', van: 'administrator', rol: 'team-leader' };
    expect((await act(userActions.change, change)).status).toBe(409);
    await aColleague('administrator', 'tweede');
    expect((await act(userActions.change, change)).status).toBe(303);
  });

  test('does not count who is deactivated', async () => {
    const { id } = await aColleague('administrator', 'tweede');
    await act(userActions.deactivate, { gebruiker: id });
    const change = { naam: 'A', email: '', van: 'administrator', rol: 'team-leader' };
    expect((await act(userActions.change, { ...change, gebruiker: await idOfFirst() })).status).toBe(409);
  });

  test('stays when two shut out each other at once, whoever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const username = `beheerder-${String(round)}`;
      const { id, cookie } = await aColleague('administrator', username);
      const first = await idOfFirst();
      const answers = await Promise.all([
        act(userActions.deactivate, { gebruiker: id }),
        act(userActions.deactivate, { gebruiker: first }, { cookie }),
      ]);
      const active = await services.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'administrator')
        .where('state', '=', 'active')
        .execute();
      expect(active).toHaveLength(1);
      expect(answers.filter(({ location }) => location?.includes('gedeactiveerd'))).toHaveLength(1);
      await services.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', id).execute();
      await services.db.updateTable('users').set({ state: 'active' }).where('id', '=', first).execute();
      await services.db
        .updateTable('sessions')
        .set({ revokedAt: null })
        .where('userId', '=', first)
        .execute();
    }
  });
});

test('colleagues are shown by their name, and given nothing once they are gone', async () => {
  const { id } = await aColleague();
  await sendExample(forms.callback, services);
  const { page } = await getStaffPage(services, usersPath, administrator);
  expect(page.querySelector('[data-user="jan-team-leader"]')?.text).toContain('Jan Jansen');
  const choices = async () => {
    const queue = await getStaffPage(services, '/beheer?status=all', administrator);
    return queue.page.querySelectorAll('#doe option').map((option) => option.text.trim());
  };
  expect(await choices()).toContain('Geef aan Jan Jansen');
  await act(userActions.deactivate, { gebruiker: id });
  expect(await choices()).not.toContain('Geef aan Jan Jansen');
});
