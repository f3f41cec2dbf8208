import { joinUnits } from '#i18n/units.ts';
import { dummyHash, isPassword } from '#server/accounts/passwords.ts';
import { createHashLimit } from '#server/accounts/hash-limit.ts';
import { storeUser } from '#server/accounts/users.ts';
import { describe, expect, test, vi } from 'vitest';
import { anAccount, password, post } from '../support/login.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';
import { anAddress } from '../support/visitors.ts';
import { cookiesOf } from '../support/own-account.ts';

const services = servicesPerTest();

const guess = (username: string, ip?: string, changes: Record<string, unknown> = {}): Promise<Response> =>
  post(services, '/api/login', { username, password: 'geraden', ...changes }, ip ? { ip } : {});

async function guessTimes(times: number, username: string, ip?: string): Promise<number[]> {
  const answers = await Array.fromAsync({ length: times }, () => guess(username, ip));
  return answers.map(({ status }) => status);
}

test('the response to a wrong password counts the attempts, warns from the third on and blocks from the fifth on', async () => {
  const username = await anAccount(services);
  const ip = anAddress();
  const answers = [];
  for (let count = 0; count < 5; count += 1) {
    const response = await guess(username, ip);
    const { title, message } = (await response.json()) as Record<string, string>;
    answers.push([response.status, title, message]);
  }
  const wrong = 'Ongeldige gebruikersnaam of wachtwoord.';
  const warned = joinUnits(`${wrong} Na 5 mislukte pogingen kunt u tijdelijk niet inloggen.`);
  expect(answers).toEqual([
    [401, 'Eerste login poging mislukt', wrong],
    [401, 'Tweede login poging mislukt', wrong],
    [401, 'Derde login poging mislukt', warned],
    [401, 'Login Mislukt', warned],
    [429, 'Login Mislukt', expect.stringContaining('15\u00a0min')],
  ]);
});

test('a wrong password costs as many queries and the same hash when the account does not exist', async () => {
  const work = [];
  const real = await createTestServices(services.env.databaseUrl, { dummyHash: dummyHash() });
  await storeUser(real.db, { username: 'somebody', role: 'team-leader', password });
  const execute = vi.spyOn(real.db.getExecutor(), 'executeQuery');
  for (const username of ['somebody', 'nobody']) {
    const compare = vi.fn(isPassword);
    execute.mockClear();
    const counted = { ...real, isPassword: compare };
    const response = await post(counted, '/api/login', { username, password: 'geraden' });
    const costs = compare.mock.calls.map(([, stored]) => stored.split('$')[2]);
    const queries = execute.mock.calls.length;
    work.push({ queries, costs, status: response.status, body: await response.json() });
  }
  execute.mockRestore();
  expect(work[0]).toEqual(work[1]);
  expect(work[0]).toMatchObject({ queries: 3, costs: ['ln=15,r=8,p=3'], status: 401 });
});

describe('the block', () => {
  test.each([
    ['one IP address', [anAddress()]],
    ['thirty IP addresses', Array.from({ length: 30 }, anAddress)],
  ])('holds for any number of concurrent guesses from %s, at any number of servers', async (_, addresses) => {
    const hashing = createHashLimit({ maxHashes: 100, maxWaiting: 0, maxPerOrigin: 100 });
    const room = { isPassword: vi.fn(isPassword), hashing };
    const others = [1, 2].map(() => createTestServices(services.env.databaseUrl));
    const servers = [services, ...(await Promise.all(others))].map((server) => ({ ...server, ...room }));
    const username = await anAccount(services);
    const body = { username, password: 'geraden' };
    const guesses = Array.from({ length: 30 }, (_, index) =>
      post(servers[index % 3] ?? services, '/api/login', body, { ip: addresses[index % addresses.length] }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25);
    expect(room.isPassword).toHaveBeenCalledTimes(5);
  });

  test('rejects the correct password too, states the duration, and ends after 15 minutes', async () => {
    const username = await anAccount(services);
    const ip = anAddress();
    await guessTimes(5, username, ip);
    services.clock.advanceMinutes(10);
    const blocked = await guess(username, ip, { password });
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '300']);
    expect(await blocked.json()).toMatchObject({ message: expect.stringContaining('5\u00a0min') });
    services.clock.advanceMinutes(5);
    expect((await guess(username, ip, { password })).status).toBe(200);
  });

  test('rejects a blocked visitor without delaying others', async () => {
    const ip = anAddress();
    await guessTimes(5, 'nobody', ip);
    const full = { ...services, hashing: createHashLimit({ maxHashes: 0, maxWaiting: 0, maxPerOrigin: 0 }) };
    const response = await post(full, '/api/login', { username: 'nobody', password: 'geraden' }, { ip });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900']);
  });

  test('also applies to an IP address that tries many accounts, but not to the accounts', async () => {
    const ip = anAddress();
    const usernames = await Promise.all(Array.from({ length: 6 }, () => anAccount(services)));
    for (const username of usernames) await guess(username, ip);
    const own = usernames[0] ?? '';
    expect((await guess(own, ip, { password })).status).toBe(429);
    expect((await guess(own, undefined, { password })).status).toBe(200);
    // Attempts from a blocked IP address count for no account.
    const target = await anAccount(services);
    await guessTimes(6, target, ip);
    expect((await guess(target, undefined, { password })).status).toBe(200);
  });

  test('of an IPv6 site counts across all of its networks', async () => {
    const statuses = [];
    for (let network = 0; network < 21; network += 1) {
      const username = await anAccount(services);
      statuses.push((await guess(username, `2001:db8:feed:${String(network)}::1`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  });
});

describe('guesses from elsewhere', () => {
  test('do not lock the owner out: only strangers wait, twice as long after each', async () => {
    const username = await anAccount(services);
    expect(await guessTimes(5, username)).toEqual(Array(5).fill(401));
    const waits = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, headers } = await guess(username);
      expect(status).toBe(429);
      const seconds = Number(headers.get('retry-after'));
      waits.push(seconds);
      services.clock.advanceMinutes(seconds / 60);
      expect((await guess(username)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    services.clock.advanceMinutes(15);
    expect((await guess(username, undefined, { password })).status).toBe(200);
    // A login resets the counter of the account.
    expect(await guessTimes(2, username)).toEqual([401, 401]);
  });

  test('never affect a known device, whose own failures count separately', async () => {
    const username = await anAccount(services);
    const ip = anAddress();
    const device = cookiesOf(await post(services, '/api/login', { username, password }));
    const own = (word: string) =>
      post(services, '/api/login', { username, password: word }, { ip, headers: { cookie: device } });
    await guessTimes(6, username);
    await guessTimes(6, await anAccount(services), ip);
    expect((await guess(username, ip, { password })).status).toBe(429);
    expect((await own(password)).status).toBe(200);
    const forgotten = await Array.fromAsync({ length: 5 }, () => own('vergeten'));
    expect(forgotten.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429]);
    expect((await own(password)).status).toBe(429);
    services.clock.advanceMinutes(15);
    expect((await own(password)).status).toBe(200);
  });

  test('are not let in by the device cookie of another account, or by a forged one', async () => {
    const username = await anAccount(services);
    const stranger = { username: await anAccount(services), password };
    const other = cookiesOf(await post(services, '/api/login', stranger));
    await guessTimes(6, username);
    for (const cookie of [other, '__Host-device=AAAAAAAAAAAAAAAAAAAAAA', '__Host-device=']) {
      const response = await post(services, '/api/login', { username, password }, { headers: { cookie } });
      expect(response.status).toBe(429);
    }
  });

  test('are hashed two at a time at most; others are rejected temporarily, and not counted', async () => {
    let comparing = 0;
    let most = 0;
    const slow = {
      ...services,
      isPassword: async (...given: Parameters<typeof isPassword>) => {
        comparing += 1;
        most = Math.max(most, comparing);
        await new Promise((resolve) => setTimeout(resolve, 50));
        comparing -= 1;
        return isPassword(...given);
      },
    };
    const usernames = await Promise.all(Array.from({ length: 50 }, () => anAccount(services)));
    const tries = usernames.map((username) => post(slow, '/api/login', { username, password: 'x' }));
    const responses = await Promise.all(tries);
    const busy = responses.filter(({ status }) => status === 503);
    expect([most, busy.length]).toEqual([2, 44]);
    expect(busy[0]?.headers.get('retry-after')).toBe('2');
    expect((await guess(usernames[0] ?? '', undefined, { password })).status).toBe(200);
  });

  test('from one network leave room for another, even when all are correct', async () => {
    const [own, other] = [await anAccount(services), await anAccount(services)];
    const ip = anAddress();
    const flood = Array.from({ length: 20 }, () => guess(own, ip, { password }));
    expect((await guess(other, anAddress(), { password })).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

test.each(['known', 'unknown'])(
  'a login from a device that is %s does not reset other failures',
  async (device) => {
    const [username, ip] = [await anAccount(services), anAddress()];
    const logIn = (headers = {}) => post(services, '/api/login', { username, password }, { ip, headers });
    const headers = { cookie: device === 'known' ? cookiesOf(await logIn()) : '' };
    for (let count = 0; count < 4; count += 1) {
      expect((await guess(await anAccount(services), ip)).status).toBe(401);
      expect((await logIn(headers)).status).toBe(200);
    }
    expect((await guess(await anAccount(services), ip)).status).toBe(429);
  },
);
