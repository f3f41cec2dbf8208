/** Guesses at the accounts of others are not paid for by getting in to an account of one's own. */
import { exportCustomerData } from '#server/tools/customer-data.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { accountActions, accountFields, accountPath } from '#contracts/staff/account.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, password, post, someAddress } from '../support/login.ts';
import { cookiesOf } from '../support/own-account.ts';
import { call, formPost } from '../support/requests.ts';
import { basic } from '../support/staff.ts';
import { formTokenOf } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

interface Own {
  username: string;
  ip: string;
}

/** Proves the own password once more; gives the status of the answer. */
type Prove = () => Promise<number>;

/** Logs in from a device that is known from then on. */
async function byLogin({ username, ip }: Own): Promise<Prove> {
  const headers = { cookie: cookiesOf(await post(services, '/api/login', { username, password }, { ip })) };
  return async () => (await post(services, '/api/login', { username, password }, { ip, headers })).status;
}

function byFile({ username, ip }: Own): Prove {
  const headers = basic(username, password);
  const ask = () =>
    call(exportCustomerData, services, new Request('https://www.example.nl/x', { headers }), ip);
  return async () => (await ask()).response.status;
}

/** Fills in the form for another password with the right old one, and nothing else. */
async function byOldPassword({ username, ip }: Own): Promise<Prove> {
  const headers = { cookie: cookiesOf(await post(services, '/api/login', { username, password }, { ip })) };
  const fields = {
    [staffFields.token]: await formTokenOf(services, headers),
    [staffFields.action]: accountActions.changePassword,
    [accountFields.oldPassword]: password,
  };
  return async () =>
    (await call(handleStaff, services, formPost(accountPath, fields, headers), ip)).response.status;
}

test.each([
  ['a login from a known device', byLogin, 200],
  ['a file fetched from a known address', byFile, 200],
  ['the form for another password', byOldPassword, 422],
])('%s takes back no guess at another name', async (_, begin, success) => {
  const own = { username: await anAccount(services, 'administrator'), ip: someAddress() };
  const prove = await begin(own);
  expect(await prove()).toBe(success);
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const username = await anAccount(services);
    const { status } = await post(services, '/api/login', { username, password: 'geraden' }, own);
    statuses.push(status);
    expect(await prove()).toBe(success);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
});
