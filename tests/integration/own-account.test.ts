/**
 * The user's own account: password and sessions. Sensitive changes require a proof besides the open
 * session.
 */
import { accountActions, accountFields, accountPath } from '#contracts/staff/account.ts';
import { linkFields } from '#contracts/staff/password-link.ts';
import { maxLoginFailures } from '#contracts/login.ts';
import { ownPasswordField, userActions, usersPath } from '#contracts/staff/users.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { changeAccount, changeDetails } from '#server/staff/users/change.ts';
import { invite } from '#server/staff/users/invite.ts';
import { beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { readDatabase } from '../support/filled-database.ts';
import { cookieOf, post } from '../support/login.ts';
import { OwnAccount, proof, typed } from '../support/own-account.ts';
import { newPassword } from '../support/password-links.ts';
import { staffPassword, postStaffForm } from '../support/staff.ts';
import { emptyServices } from '../support/test-services.ts';

let me: OwnAccount;
beforeEach(async () => {
  me = await new OwnAccount(await emptyServices(), 'beheer').open();
});

test("the page of all accounts neither removes the user's own second factor nor mails them a link", async () => {
  await me.setUpTotp();
  await me.setUpPasskey();
  await me.services.db.updateTable('users').set({ email: 'beheer@example.nl' }).execute();
  for (const action of [userActions.removeFactor, userActions.sendLink]) {
    const fields = { [staffFields.action]: action, gebruiker: String(me.userId) };
    const { status, page } = await postStaffForm(me.services, usersPath, fields, me.me);
    expect([status, page.text.includes('onder Mijn account')]).toEqual([422, true]);
  }
  const rows = await readDatabase(me.services.db);
  expect([rows.totp_secrets?.length, rows.passkeys?.length, rows.outbox]).toEqual([1, 1, []]);
});

test('no second factor can be added without the password', async () => {
  const { secret } = await me.setUpTotp();
  const made = () => me.accountOptions('create').then((options) => createAuthenticator().create(options));
  for (const given of [{}, { [ownPasswordField]: 'iets anders' }]) {
    const { status } = await me.act(accountActions.addPasskey, { ...given, ...proof(await made()) });
    expect(status).toBe(422);
    expect((await me.act(accountActions.beginTotp, given)).status).toBe(422);
  }
  expect(await me.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  expect((await me.act(accountActions.removeTotp, typed(me.codeOf(secret)))).status).toBe(303);
});

test('a form without a password does not count as a failed attempt', async () => {
  for (let again = 0; again < 6; again += 1)
    expect((await me.act(accountActions.beginTotp, { [ownPasswordField]: '' })).status).toBe(422);
  const right = await me.act(accountActions.beginTotp, { [ownPasswordField]: staffPassword });
  expect(right.status).toBe(303);
});

const change = (changes: Record<string, string> = {}) =>
  me.act(accountActions.changePassword, {
    [accountFields.oldPassword]: staffPassword,
    [linkFields.password]: newPassword,
    [linkFields.repeated]: newPassword,
    ...changes,
  });

test('a password is changed with the old one; every other session ends', async () => {
  const other = cookieOf(await me.enterPassword());
  expect((await change()).location).toBe(`${accountPath}?gedaan=wachtwoord`);
  expect([await me.isIn(me.me.cookie), await me.isIn(other)]).toEqual([true, false]);
  expect((await me.enterPassword()).status).toBe(401);
  expect((await me.enterPassword(newPassword)).status).toBe(200);
});

test('a password of letters beyond the Basic Multilingual Plane is accepted as the old one', async () => {
  const gothic = '𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷'.repeat(25);
  expect((await change({ [linkFields.password]: gothic, [linkFields.repeated]: gothic })).status).toBe(303);
  expect((await change({ [accountFields.oldPassword]: gothic })).status).toBe(303);
});

/** Returns services that call `interfere` during the next comparison of a password. */
function changedMeanwhile(interfere: () => Promise<unknown>) {
  const { isPassword } = me.services;
  const services = {
    ...me.services,
    isPassword: async (password: string, stored: string) => {
      const isRight = await isPassword(password, stored);
      services.isPassword = isPassword;
      await interfere();
      return isRight;
    },
  };
  return services;
}

test.each<[string, () => Promise<unknown>]>([
  ['its password is changed', change],
  ['a second factor is set up', () => me.setUpTotp()],
])('a login with the password alone is refused when %s while it is compared', async (_, interfere) => {
  const login = { username: me.username, password: staffPassword };
  expect((await post(changedMeanwhile(interfere), '/api/login', login)).status).toBe(401);
});

/** Changes the password, and calls `interfere` before the new one is hashed. */
async function changeWhile(interfere: () => Promise<unknown>) {
  const { services } = me;
  const hashing = async <Result>(origin: string, hash: () => Promise<Result>) => {
    if (origin === me.username) {
      me.services = services;
      await interfere();
    }
    return services.hashing(origin, hash);
  };
  me.services = { ...services, hashing };
  return change();
}

test('a password is not changed from a session that ends while the new one is hashed', async () => {
  const { db, now } = me.services;
  await changeWhile(() => db.updateTable('sessions').set({ revokedAt: now() }).execute());
  expect((await me.enterPassword(newPassword)).status).toBe(401);
});

test('of two sessions that change the password at once, only the one that succeeds stays open', async () => {
  const { me: loser } = me;
  const { status } = await changeWhile(async () => {
    me.me = { cookie: cookieOf(await me.enterPassword()) };
    await change();
  });
  expect(status).toBe(422);
  expect([await me.isIn(loser.cookie), await me.isIn(me.me.cookie)]).toEqual([false, true]);
});

test('the old password is rejected as proof when it is changed while it is compared', async () => {
  const { services } = me;
  me.services = changedMeanwhile(change);
  const { status } = await me.act(accountActions.beginTotp, { [ownPasswordField]: staffPassword });
  me.services = services;
  expect(status).toBe(422);
  expect(await services.db.selectFrom('totpSecrets').selectAll().execute()).toEqual([]);
});

test('a former administrator can neither invite nor promote anybody', async () => {
  const { services, userId } = me;
  const invitation = { name: 'Sanne', email: 'sanne@example.nl', role: 'administrator' } as const;
  await services.db.updateTable('users').set({ role: 'team-leader' }).execute();
  expect(await invite(services, userId, invitation)).toBe(false);
  const step = { from: 'team-leader', to: 'administrator' } as const;
  const statement = changeDetails(userId, { ...invitation, ...step, by: userId });
  const promotion = { userId, target: userId, action: 'changed', at: services.now(), statement };
  expect(await changeAccount(services.db, promotion)).toBe(false);
});

test('a password is not changed without the old one, and failures lead to a block as at login', async () => {
  const guess = () => change({ [accountFields.oldPassword]: 'geraden' });
  const answers = await Array.fromAsync({ length: maxLoginFailures + 1 }, guess);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429, 429]);
  expect((await change()).status).toBe(429);
  me.services.clock.advanceMinutes(16);
  expect((await change()).status).toBe(303);
});

test('sessions are listed with their device, and can be ended, one or all but this one', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const other = cookieOf(await me.enterPassword(staffPassword, { 'user-agent': agent }));
  const { page } = await me.show();
  expect(page.querySelector('main')?.text).toContain('Firefox, Windows');
  const stored = await me.services.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('rv:');
  const session = page.querySelector(`input[name="${accountFields.session}"]`)?.getAttribute('value');
  await me.act(accountActions.endSession, { [accountFields.session]: session });
  expect([await me.isIn(me.me.cookie), await me.isIn(other)]).toEqual([true, false]);
  const others = [cookieOf(await me.enterPassword()), cookieOf(await me.enterPassword())];
  await me.act(accountActions.endOtherSessions);
  const open = await Promise.all([me.me.cookie, ...others].map((cookie) => me.isIn(cookie)));
  expect(open).toEqual([true, false, false]);
});

test('a session of another user cannot be ended', async () => {
  const jan = await new OwnAccount(me.services, 'jan').open('team-leader');
  const sessions = me.services.db.selectFrom('sessions').select('id').where('userId', '=', jan.userId);
  const { id } = await sessions.executeTakeFirstOrThrow();
  await me.act(accountActions.endSession, { [accountFields.session]: id });
  expect(await me.isIn(jan.me.cookie)).toBe(true);
});
