/** One's own account: the password, and where one is logged in. */
import { accountActions, accountFields, accountPath } from '#contracts/staff/account.ts';
import { linkFields } from '#contracts/staff/password-link.ts';
import { maxLoginFailures } from '#contracts/login.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, post } from '../support/login.ts';
import { OwnAccount } from '../support/own-account.ts';
import { addUser, staffPassword } from '../support/staff.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const newPassword = 'vier blauwe stoelen op zolder';

let own: OwnAccount;
beforeEach(async () => {
  own = await new OwnAccount(await createTestServices(await takeTestDatabase()), 'noor').open();
});

describe('a password', () => {
  const change = (changes: Record<string, string> = {}) =>
    own.act(accountActions.changePassword, {
      [accountFields.oldPassword]: staffPassword,
      [linkFields.password]: newPassword,
      [linkFields.repeated]: newPassword,
      ...changes,
    });

  test('is changed by who knows the old one; every other session ends', async () => {
    const other = cookieOf(await own.enterPassword());
    expect((await change()).location).toBe(`${accountPath}?gedaan=wachtwoord`);
    expect([await own.isIn(own.me.cookie), await own.isIn(other)]).toEqual([true, false]);
    expect([(await own.enterPassword()).status, (await own.enterPassword(newPassword)).status]).toEqual([
      401, 200,
    ]);
  });

  test('is not changed by who does not, who is made to wait as at login', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < maxLoginFailures + 1; guess += 1)
      statuses.push((await change({ [accountFields.oldPassword]: 'geraden' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
    expect((await change()).status).toBe(429);
    own.services.clock.advanceMinutes(16);
    expect((await change()).status).toBe(303);
  });
});

describe('sessions', () => {
  test('are listed with their device in words, and one can be ended', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const other = cookieOf(await own.enterPassword(staffPassword, { 'user-agent': agent }));
    const { page } = await own.show();
    expect(page.querySelector('main')?.text).toContain('Firefox, Windows');
    expect(JSON.stringify(await own.services.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      'rv:',
    );
    const session = page.querySelector(`input[name="${accountFields.session}"]`)?.getAttribute('value');
    await own.act(accountActions.endSession, { [accountFields.session]: session });
    expect([await own.isIn(own.me.cookie), await own.isIn(other)]).toEqual([true, false]);
  });

  test('of others are not for ending', async () => {
    await addUser(own.services, 'team-leader', 'jan');
    const login = await post(own.services, '/api/login', { username: 'jan', password: staffPassword });
    const { id } = await own.services.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '<>', own.userId)
      .executeTakeFirstOrThrow();
    await own.act(accountActions.endSession, { [accountFields.session]: id });
    expect(await own.isIn(cookieOf(login))).toBe(true);
  });

  test('can all be ended but this one', async () => {
    const others = [cookieOf(await own.enterPassword()), cookieOf(await own.enterPassword())];
    await own.act(accountActions.endOtherSessions);
    expect(await Promise.all([own.me.cookie, ...others].map((cookie) => own.isIn(cookie)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
