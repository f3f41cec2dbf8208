/** What protects one's own account changes only against a proof: an open session is none. */
import { accountActions } from '#contracts/staff/account.ts';
import { ownPasswordField, userActions, usersPath } from '#contracts/staff/users.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { OwnAccount, proof, typed } from '../support/own-account.ts';
import { staffPassword } from '../support/staff.ts';
import { postStaffForm } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

let me: OwnAccount;
beforeEach(async () => {
  me = await new OwnAccount(await createTestServices(await createTestDatabase()), 'beheer').open();
});

const own = (action: string, fields: Record<string, string> = {}) =>
  postStaffForm(
    me.services,
    usersPath,
    { [staffFields.action]: action, gebruiker: String(me.userId), ...fields },
    me.me,
  );
const details = { naam: 'Beheer', van: 'administrator', rol: 'administrator' };
const readOwn = () =>
  me.services.db.selectFrom('users').selectAll().where('id', '=', me.userId).executeTakeFirstOrThrow();

test('the page of all accounts takes away no second step of one’s own', async () => {
  await me.setUpTotp();
  await me.setUpPasskey();
  const { status, page } = await own(userActions.removeFactor);
  expect([status, page.text.includes('onder Mijn account')]).toEqual([422, true]);
  expect(await me.services.db.selectFrom('totpSecrets').selectAll().execute()).toHaveLength(1);
  expect(await me.services.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
});

test('nothing that proves who one is can be added without the password', async () => {
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

test('it mails nobody a link to their own account', async () => {
  await me.services.db.updateTable('users').set({ email: 'beheer@example.nl' }).execute();
  expect((await own(userActions.sendLink)).status).toBe(422);
  expect(await me.services.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('one’s own address changes only with the password, which is guessed at as at login', async () => {
  const email = 'eve@example.nl';
  for (const wachtwoord of ['', 'iets anders'])
    expect((await own(userActions.change, { ...details, email, wachtwoord })).status).toBe(422);
  expect((await readOwn()).email).toBeNull();
  const right = await own(userActions.change, { ...details, email, wachtwoord: staffPassword });
  expect([right.status, (await readOwn()).email]).toEqual([303, email]);
  for (let guess = 0; guess < 5; guess += 1)
    await own(userActions.change, { ...details, email: 'a@example.nl', wachtwoord: 'geraden' });
  const late = await own(userActions.change, {
    ...details,
    email: 'a@example.nl',
    wachtwoord: staffPassword,
  });
  expect(late.status).toBe(429);
});
