/** Mailed links with which a colleague chooses a password: the first one, or another. */
import { linkFields, linkPaths } from '#contracts/staff/password-link.ts';
import { ownPasswordField, userActions, usersPath } from '#contracts/staff/users.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountTests } from '../support/account-tests.ts';
import { post } from '../support/login.ts';
import { ownPassword } from '../support/own-account.ts';
import { staffPassword, getStaffPage } from '../support/staff.ts';
import { lastLink, newPassword, useLink } from '../support/password-links.ts';

const sanne = { naam: 'Sanne de Vries', email: 'Sanne@Example.nl', rol: 'team-leader' };

const { services, act, findRow, tryLogin, audited, isIn, aColleague } = accountTests();

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

  test('of an account whose number a restored database gave again opens no other account', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink(services);
    await sql`delete from users where state = 'invited'`.execute(services.db);
    await sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`.execute(
      services.db,
    );
    await act(userActions.invite, { ...sanne, email: 'anna@example.nl' });
    expect((await useLink(services, link)).status).toBe(404);
    expect((await useLink(services, await lastLink(services))).status).toBe(200);
  });

  test('of which two are accepted at once sets one password', async () => {
    await act(userActions.invite, sanne);
    const link = await lastLink(services);
    const statuses = await Promise.all(
      [useLink(services, link), useLink(services, link)].map(async (it) => (await it).status),
    );
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('answers the same for one that is used, too old, forged, or of another purpose', async () => {
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

  test('that is sent again ends the first link', async () => {
    await act(userActions.invite, sanne);
    const first = await lastLink(services);
    const { id } = await findRow('sanne@example.nl');
    await act(userActions.sendLink, { gebruiker: id });
    const second = await lastLink(services);
    expect((await useLink(services, first)).status).toBe(404);
    expect((await useLink(services, second)).status).toBe(200);
  });
});

test('nobody becomes an administrator without the password of the one who makes them so', async () => {
  const { id } = await aColleague();
  const promoted = { gebruiker: id, naam: 'Jo', email: '', van: 'team-leader', rol: 'administrator' };
  const ways = [
    () => act(userActions.invite, { ...sanne, rol: 'administrator', ...given }),
    () => act(userActions.change, { ...promoted, ...given }),
  ];
  let given: Record<string, string> = {};
  for (const way of ways) {
    given = {};
    expect((await way()).status).toBe(422);
    given = { [ownPasswordField]: 'iets anders' };
    expect((await way()).status).toBe(422);
  }
  const { rows } = await sql`select from users where role = 'administrator'`.execute(services.db);
  expect([rows.length, services.mailbox.mails.length]).toEqual([1, 0]);
  given = ownPassword;
  for (const way of ways) expect((await way()).status).toBe(303);
});

test.each(['a first', 'another'])('a link for %s password ends with a change of address', async (kind) => {
  if (kind === 'a first') await act(userActions.invite, sanne);
  const { id } = kind === 'a first' ? await findRow('sanne@example.nl') : await aColleague();
  if (kind === 'another') await act(userActions.sendLink, { gebruiker: id });
  const link = await lastLink(services);
  const change = { gebruiker: id, naam: 'Sanne', van: 'team-leader', rol: 'team-leader' };
  const users = services.db.selectFrom('users').select('email').where('id', '=', id);
  const { email } = await users.executeTakeFirstOrThrow();
  expect((await act(userActions.change, { ...change, email: email ?? '' })).status).toBe(303);
  expect((await getStaffPage(services, link)).status).toBe(200);
  expect((await act(userActions.change, { ...change, email: 'right@example.nl' })).status).toBe(303);
  expect((await useLink(services, link)).status).toBe(404);
});

test('a link for a new password opens for an hour, once, ends every session, and the old password', async () => {
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

test('a link for a new password lets its browser log in however many others fail at the account', async () => {
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
