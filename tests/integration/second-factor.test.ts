/** The second step of a login: codes of an app, recovery codes, and passkeys. */
import { addPasskey } from '#server/accounts/second-factor/passkeys.ts';
import { hasTotp, useTotpCode } from '#server/accounts/second-factor/totp.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import { accountActions, accountFields } from '#contracts/staff/account.ts';
import { linkFields } from '#contracts/staff/password-link.ts';
import { maxLoginFailures } from '#contracts/login.ts';
import { beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../support/authenticator.ts';
import { readDatabase } from '../support/filled-database.ts';
import { codesOn, cookiesOf, OwnAccount, ownPassword } from '../support/own-account.ts';
import { proof, sessionOf, stepPath, typed } from '../support/own-account.ts';
import { cookieOf } from '../support/login.ts';
import { newPassword } from '../support/password-links.ts';
import { call } from '../support/requests.ts';
import { basic, staffPassword } from '../support/staff.ts';
import { createTestServices, emptyServices } from '../support/test-services.ts';
import { anAddress } from '../support/visitors.ts';

let own: OwnAccount;
beforeEach(async () => {
  own = await new OwnAccount(await emptyServices(), 'noor').open();
});

test('an authenticator app is active once a code was correct, shows recovery codes once, and is stored encrypted', async () => {
  await own.act(accountActions.beginTotp, ownPassword);
  const begun = await own.show();
  const secret = begun.page.querySelector('[data-secret]')?.text ?? '';
  expect(begun.page.querySelector('svg[role="img"] path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect((await own.act(accountActions.confirmTotp, typed('000000'))).status).toBe(422);
  expect((await own.enterPassword()).headers.getSetCookie().join()).toContain('__Host-session=');
  const right = typed(own.codeOf(secret));
  const confirmed = await own.act(accountActions.confirmTotp, right);
  const codes = codesOn(confirmed.page);
  expect(new Set(codes).size).toBe(10);
  const later = await own.show();
  expect(later.body).not.toContain(codes[0]);
  expect(later.body).not.toContain(secret);
  const stored = JSON.stringify([await readDatabase(own.services.db), own.services.logged]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(codes[0]);
});

test('an authenticator app is confirmed only by the session that began to add it, which ends the other sessions', async () => {
  const secret = await own.beginTotp();
  const { me: mine } = own;
  own.me = { cookie: cookieOf(await own.enterPassword()) };
  const { me: other } = own;
  expect((await own.show()).body).not.toContain(secret);
  const confirm = () => own.act(accountActions.confirmTotp, typed(own.codeOf(secret)));
  expect((await confirm()).status).toBe(422);
  own.me = mine;
  expect((await confirm()).status).toBe(200);
  expect([await own.isIn(mine.cookie), await own.isIn(other.cookie)]).toEqual([true, false]);
  const entries = await own.services.db.selectFrom('auditLog').select('action').execute();
  expect(entries).toContainEqual({ action: 'account.sessions-ended' });
});

test('a session that ended meanwhile neither confirms an authenticator app nor stores a passkey', async () => {
  const secret = await own.beginTotp();
  const response = createAuthenticator().create(await own.accountOptions('create'));
  const { db, now } = own.services;
  const end = db.updateTable('sessions').set({ revokedAt: now() }).returning(['id', 'userId']);
  const ended = await end.executeTakeFirstOrThrow();
  expect(await useTotpCode(own.services, own.userId, own.codeOf(secret), ended.id)).toBe(false);
  expect(await addPasskey(own.services, ended, { response, name: 'Telefoon' })).toBe(false);
});

test('an authenticator app whose secret was encrypted with another key is rejected and logged', async () => {
  const { secret } = await own.setUpTotp();
  const env = { APP_SECRET: 'another key of the tests, long enough' };
  const after = await createTestServices(own.services.env.databaseUrl, { env });
  expect(await useTotpCode(after, own.userId, own.codeOf(secret))).toBe(false);
  expect(after.logged).toEqual([{ event: 'second step cannot be opened', user: own.userId }]);
});

test('an authenticator app that is unconfirmed when the password changes is discarded', async () => {
  await own.act(accountActions.beginTotp, ownPassword);
  const changed = { [accountFields.oldPassword]: staffPassword, [linkFields.password]: newPassword };
  await own.act(accountActions.changePassword, { ...changed, [linkFields.repeated]: newPassword });
  expect((await own.show()).page.querySelector('[data-secret]')).toBeNull();
});

test('an authenticator app has to be confirmed within fifteen minutes', async () => {
  const secret = await own.beginTotp();
  own.services.clock.advanceMinutes(16);
  expect((await own.show()).body).not.toContain(secret);
  expect((await own.act(accountActions.confirmTotp, typed(own.codeOf(secret)))).status).toBe(422);
  await own.setUpTotp();
});

test('with an authenticator app a login needs the password and a code', async () => {
  const { secret } = await own.setUpTotp();
  const firstStep = await own.enterPassword();
  expect(await firstStep.json()).toEqual({ message: 'Nog één stap', next: stepPath });
  expect(sessionOf(firstStep)).toBe('');
  expect(await own.isIn(cookiesOf(firstStep))).toBe(false);
  const headers = { cookie: cookiesOf(firstStep) };
  const { status, response, page } = await own.takeStep(typed(own.codeOf(secret)), headers);
  expect(status).toBe(200);
  expect(page.querySelector('[data-welcome]')).not.toBeNull();
  expect(await own.isIn(sessionOf(response))).toBe(true);
  const alone = await own.takeStep(typed(own.codeOf(secret, 1)), {});
  expect([alone.status, alone.response.headers.get('location')]).toEqual([303, '/login']);
});

test('an authenticator app accepts no code twice, even at once, and none that is older or more than one period ahead', async () => {
  const { secret } = await own.setUpTotp();
  const code = own.codeOf(secret);
  const headers = await own.afterPassword();
  const both = await Promise.all([1, 2].map(() => own.takeStep(typed(code), headers)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await own.withCode(code)).status).toBe(401);
  expect((await own.withCode(own.codeOf(secret, -1))).status).toBe(401);
  expect((await own.withCode(own.codeOf(secret, 1))).status).toBe(200);
  expect((await own.withCode(own.codeOf(secret, 3))).status).toBe(401);
});

test('guessing the codes of an authenticator app is blocked after as many attempts as guessing a password', async () => {
  const { secret } = await own.setUpTotp();
  const ip = '203.0.113.9';
  const guesses = await Array.fromAsync({ length: maxLoginFailures }, () => own.withCode('000000', ip));
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429]);
  const right = await own.takeStep(typed(own.codeOf(secret)), await own.afterPassword(), ip);
  expect(right.status).toBe(429);
  expect(right.response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(right.page.querySelector('[role="alert"]')?.text).toContain('min');
  own.services.clock.advanceMinutes(16);
  expect((await own.withCode(own.codeOf(secret), ip)).status).toBe(200);
});

test('an authenticator app is removed with a correct code, and not without one', async () => {
  const { secret } = await own.setUpTotp();
  expect((await own.act(accountActions.removeTotp)).status).toBe(422);
  expect((await own.act(accountActions.removeTotp, typed('123456'))).status).toBe(422);
  // Beginning to add another app keeps the confirmed one.
  await own.act(accountActions.beginTotp, ownPassword);
  expect(await hasTotp(own.services.db, own.userId)).toBe(true);
  expect((await own.act(accountActions.removeTotp, typed(own.codeOf(secret)))).status).toBe(303);
  expect(await hasTotp(own.services.db, own.userId)).toBe(false);
  expect(await own.services.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);
  expect((await own.enterPassword()).headers.getSetCookie().join()).toContain('__Host-session=');
});

test('an account with an authenticator app denies the customer file to programs, which cannot take the second step', async () => {
  const ask = () => {
    const headers = basic('noor', staffPassword);
    const request = new Request('https://www.example.nl/api/customer-data.csv', { headers });
    return call(exportCustomerData, own.services, request, anAddress());
  };
  expect((await ask()).response.status).toBe(200);
  await own.setUpTotp();
  await expect(ask()).rejects.toMatchObject({ status: 401 });
});

test('a recovery code is accepted once, however it is typed', async () => {
  const { codes } = await own.setUpTotp();
  const [first = '', second = ''] = codes;
  expect((await own.withCode(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await own.withCode(first)).status).toBe(401);
  expect((await own.withCode(second)).status).toBe(200);
  const { page } = await own.show();
  expect(page.querySelector('main')?.text).toContain('Nog 8 codes');
});

test('a recovery code is invalid once new ones are generated, which needs a code', async () => {
  const { codes, secret } = await own.setUpTotp();
  expect((await own.act(accountActions.renewCodes)).status).toBe(422);
  const renewed = await own.act(accountActions.renewCodes, typed(own.codeOf(secret)));
  const fresh = codesOn(renewed.page);
  expect(fresh).toHaveLength(10);
  expect((await own.withCode(codes[0] ?? '')).status).toBe(401);
  expect((await own.withCode(fresh[0] ?? '')).status).toBe(200);
});

test('the second step is refused from another site, and ten minutes after the first', async () => {
  const { secret } = await own.setUpTotp();
  const headers = await own.afterPassword();
  const foreign = own.takeStep(typed(own.codeOf(secret)), { ...headers, origin: 'https://evil.example' });
  await expect(foreign).rejects.toMatchObject({ status: 403 });
  own.services.clock.advanceMinutes(10);
  expect((await own.takeStep(typed(own.codeOf(secret)), headers)).status).toBe(303);
});

test('between the two steps a deactivated user, or one whose password has changed, cannot continue', async () => {
  const { secret } = await own.setUpTotp();
  const headers = await own.afterPassword();
  const step = () => own.takeStep(typed(own.codeOf(secret)), headers);
  const set = (values: object) =>
    own.services.db.updateTable('users').set(values).where('id', '=', own.userId).execute();
  await set({ state: 'deactivated' });
  expect((await step()).status).toBe(303);
  const { passwordHash } = await own.services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await set({ state: 'active', passwordHash: `${String(passwordHash).slice(0, -2)}xx` });
  expect((await step()).status).toBe(303);
  await set({ passwordHash });
  expect((await step()).status).toBe(200);
});

test('a passkey and the password log a user in, and each signature is valid once', async () => {
  const { authenticator, codes } = await own.setUpPasskey();
  expect(codes).toHaveLength(10);
  const headers = await own.afterPassword();
  const signed = authenticator.prove(await own.stepOptions(headers));
  const { status, response } = await own.takeStep(proof(signed), headers);
  expect(status).toBe(200);
  expect(await own.isIn(sessionOf(response))).toBe(true);
  expect((await own.takeStep(proof(signed), await own.afterPassword())).status).toBe(401);
});

test('a passkey is rejected for another site, another challenge, another account and a decreasing counter', async () => {
  const { authenticator } = await own.setUpPasskey();
  const jan = await new OwnAccount(own.services, 'jan').open('team-leader');
  const { authenticator: ofJan } = await jan.setUpPasskey();
  const headers = await own.afterPassword();
  const options = () => own.stepOptions(headers);
  const foreign = authenticator.prove(await options(), { origin: 'https://evil.example' });
  const made = JSON.stringify({ challenge: 'x'.repeat(43), rpId: 'www.example.nl' });
  const evil = { ...(JSON.parse(await options()) as object), rpId: 'evil.example' };
  const elsewhere = authenticator.prove(JSON.stringify(evil));
  const other = ofJan.prove(await options());
  for (const wrong of [foreign, authenticator.prove(made), elsewhere, other, 'no JSON'])
    expect((await own.takeStep(proof(wrong), headers)).status).toBeGreaterThanOrEqual(401);
  own.services.clock.advanceMinutes(20);
  const fresh = await own.afterPassword();
  const right = authenticator.prove(await own.stepOptions(fresh), { counter: 9 });
  expect((await own.takeStep(proof(right), fresh)).status).toBe(200);
  const again = await own.afterPassword();
  const copied = authenticator.prove(await own.stepOptions(again), { counter: 3 });
  expect((await own.takeStep(proof(copied), again)).status).toBe(401);
});

test('a passkey is not stored when it was created for another site or without a challenge', async () => {
  const add = (made: string) => own.act(accountActions.addPasskey, { ...ownPassword, ...proof(made) });
  const options = await own.accountOptions('create');
  const foreign = createAuthenticator().create(options, { origin: 'https://evil.example' });
  expect((await add(foreign)).status).toBe(422);
  const once = await own.accountOptions('create');
  expect((await add(createAuthenticator().create(once))).status).toBe(200);
  const twice = createAuthenticator().create(once);
  expect((await add(twice)).status).toBe(422);
  expect(await own.services.db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
});

test('a passkey is removed with its own signature, and not without a proof', async () => {
  const { authenticator } = await own.setUpPasskey();
  const { id } = await own.services.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow();
  const which = { [accountFields.passkeyId]: id };
  expect((await own.act(accountActions.removePasskey, which)).status).toBe(422);
  const signed = authenticator.prove(await own.accountOptions('get'));
  expect((await own.act(accountActions.removePasskey, { ...which, ...proof(signed) })).status).toBe(303);
  expect(await own.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});
