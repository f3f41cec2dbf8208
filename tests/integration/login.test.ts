import { roles } from '#domain/roles.ts';
import { parseHtml } from '../support/pages.ts';
import { dummyHash, isPassword } from '#server/accounts/passwords.ts';
import type { Services } from '#server/services.ts';
import { requireRole } from '#server/accounts/sessions.ts';
import { storeUser } from '#server/accounts/users.ts';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  anAccount,
  cookieOf,
  getSession,
  logIn,
  password,
  post,
  postForm,
  someAddress,
} from '../support/login.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
});

function guess(username: string, ip?: string, changes: Record<string, unknown> = {}): Promise<Response> {
  return post(services, '/api/login', { username, password: 'geraden', ...changes }, ip ? { ip } : {});
}

async function guessTimes(times: number, username: string, ip?: string): Promise<void> {
  for (let count = 0; count < times; count += 1) await guess(username, ip);
}

describe('the right password', () => {
  test('gives a session, a role and a welcome', async () => {
    const username = await anAccount(services, 'operations-manager');
    const response = await post(services, '/api/login', { username, password, taal: 'en' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('Operations Manager'),
      username,
      role: 'operations-manager',
    });
    const session = await getSession(services, cookieOf(response));
    expect(session.status).toBe(200);
    expect(await session.json()).toEqual({ username, role: 'operations-manager' });
  });

  test('counts with the name in any case, and not with another password', async () => {
    const username = await anAccount(services);
    const response = await post(services, '/api/login', {
      username: ` ${username.toUpperCase()} `,
      password,
    });
    expect(response.status).toBe(200);
    expect((await guess(username, undefined, { password: `${password} ` })).status).toBe(401);
  });

  test('comes with a cookie that scripts and other sites cannot use', async () => {
    const response = await post(services, '/api/login', { username: await anAccount(services), password });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('comes with a cookie without the prefix on a site without TLS, where browsers would drop it', async () => {
    const local = await createTestServices(databaseUrl, { env: { SITE_URL: 'http://localhost:8888' } });
    const response = await post(local, '/api/login', { username: await anAccount(local), password });
    expect(response.headers.get('set-cookie')).toMatch(/^session=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect((await getSession(local, cookieOf(response))).status).toBe(200);
  });

  test('sends a form post on to the home page of its language', async () => {
    const username = await anAccount(services);
    const response = await postForm(services, '/fr/login', { username, password });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/fr');
    expect((await getSession(services, cookieOf(response))).status).toBe(200);
  });

  test('is stored nowhere, nor is the token', async () => {
    const username = await anAccount(services);
    const cookie = await logIn(services, username);
    const [users, sessions] = await Promise.all([
      services.db.selectFrom('users').selectAll().execute(),
      services.db.selectFrom('sessions').selectAll().execute(),
    ]);
    const stored = JSON.stringify([users, sessions, services.logged]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });
});

describe('a wrong password', () => {
  test('is counted aloud, warns from the third on and blocks from the fifth on', async () => {
    const username = await anAccount(services);
    const told = [];
    for (let count = 0; count < 5; count += 1) {
      const response = await guess(username);
      const { title, message } = (await response.json()) as Record<string, string>;
      told.push([response.status, title, message]);
    }
    const wrong = 'Ongeldige gebruikersnaam of wachtwoord.';
    const warned = `${wrong} Na 5 mislukte pogingen blokkeren wij het account tijdelijk.`;
    expect(told).toEqual([
      [401, 'Eerste login poging mislukt', wrong],
      [401, 'Tweede login poging mislukt', wrong],
      [401, 'Derde login poging mislukt', warned],
      [401, 'Login Mislukt', warned],
      [429, 'Login Mislukt', expect.stringContaining('15 min')],
    ]);
  });

  test('gives a form post its page with the name, without the password, and what is wrong', async () => {
    const username = await anAccount(services);
    const response = await postForm(services, '/login', { username, password: 'geraden' });
    const page = parseHtml(await response.text());
    expect(response.status).toBe(401);
    expect(page.getElementById('username')?.getAttribute('value')).toBe(username);
    expect(page.getElementById('password')?.getAttribute('value') ?? '').toBe('');
    expect(page.toString()).not.toContain('geraden');
    const summary = page.querySelector('form .summary[role=alert]');
    expect(summary?.querySelector('h2')?.text).toBe('Eerste login poging mislukt');
    expect(summary?.querySelector('p')?.text).toBe('Ongeldige gebruikersnaam of wachtwoord.');
  });

  test('that is empty is no attempt', async () => {
    const username = await anAccount(services);
    for (let count = 0; count < 6; count += 1) {
      const response = await post(services, '/api/login', { username, password: '' });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { password: 'Vul uw wachtwoord in' } });
    }
    expect(await logIn(services, username)).not.toBe('');
  });

  test('costs the same query and the same hash when the account does not exist', async () => {
    const work = [];
    const services = {
      ...(await createTestServices(databaseUrl, { dummyHash: dummyHash() })),
      isPassword: vi.fn(isPassword),
    };
    await storeUser(services.db, { username: 'somebody', role: 'team-leader', password });
    for (const username of ['somebody', 'nobody']) {
      services.isPassword.mockClear();
      const { counted, queries } = countQueries(services);
      const response = await post(counted, '/api/login', { username, password: 'geraden' });
      const costs = services.isPassword.mock.calls.map(([, stored]) => stored.split('$')[2]);
      work.push({ queries: queries(), costs, status: response.status, body: await response.json() });
    }
    expect(work[0]).toEqual(work[1]);
    expect(work[0]).toMatchObject({ queries: 1, costs: ['ln=15,r=8,p=3'], status: 401 });
  });
});

describe('the block', () => {
  test('holds however many guesses come at once, at however many servers', async () => {
    const compare = vi.fn(isPassword);
    const others = [await createTestServices(databaseUrl), await createTestServices(databaseUrl)];
    const servers = [services, ...others].map((server) => ({ ...server, isPassword: compare }));
    const username = await anAccount(services);
    const guesses = Array.from({ length: 30 }, (_, index) =>
      post(servers[index % servers.length] ?? services, '/api/login', { username, password: 'geraden' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(26);
    expect(compare).toHaveBeenCalledTimes(5);
  });

  test('stops the right password too, says how long, and ends after 15 minutes', async () => {
    const username = await anAccount(services);
    await guessTimes(5, username);
    services.clock.advanceMinutes(10);
    const blocked = await post(services, '/api/login', { username, password });
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('300');
    expect(await blocked.json()).toMatchObject({ message: expect.stringContaining('5 min') });
    services.clock.advanceMinutes(5);
    expect((await post(services, '/api/login', { username, password })).status).toBe(200);
  });

  test('is the same for an account that does not exist', async () => {
    await guessTimes(5, 'nobody-at-all');
    expect((await guess('nobody-at-all')).status).toBe(429);
  });

  test('also meets an address that guesses at many accounts, but not the accounts', async () => {
    const ip = someAddress();
    const usernames = await Promise.all(Array.from({ length: 6 }, () => anAccount(services)));
    for (const username of usernames) await guess(username, ip);
    const own = usernames[0] ?? '';
    expect((await guess(own, ip, { password })).status).toBe(429);
    expect((await guess(own, undefined, { password })).status).toBe(200);
    // What a blocked address tries does not count against anybody.
    const target = await anAccount(services);
    await guessTimes(6, target, ip);
    expect((await guess(target, undefined, { password })).status).toBe(200);
  });

  test('of an address is not lifted by logging in to an account of one’s own', async () => {
    const ip = someAddress();
    const own = await anAccount(services);
    for (let round = 0; round < 4; round += 1) {
      await guess(await anAccount(services), ip);
      expect((await guess(own, ip, { password })).status).toBe(200);
    }
    await guess(await anAccount(services), ip);
    expect((await guess(own, ip, { password })).status).toBe(429);
  });

  test('of an account begins anew after its owner has logged in', async () => {
    const username = await anAccount(services);
    await guessTimes(4, username);
    expect(await logIn(services, username)).not.toBe('');
    const response = await guess(username);
    expect(await response.json()).toMatchObject({ title: 'Eerste login poging mislukt' });
  });
});

describe('a session', () => {
  test('ends on the server when its owner logs out', async () => {
    const username = await anAccount(services);
    const [cookie, other] = [await logIn(services, username), await logIn(services, username)];
    const response = await post(services, '/api/logout', {}, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/);
    expect((await getSession(services, cookie)).status).toBe(401);
    expect((await getSession(services, other)).status).toBe(200);
  });

  test('ends by a form post as well, which leads to the login page', async () => {
    const cookie = await logIn(services, await anAccount(services));
    const response = await postForm(services, '/api/logout', {}, { headers: { cookie } });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
    expect((await getSession(services, cookie)).status).toBe(401);
  });

  test('ends after 12 hours', async () => {
    const cookie = await logIn(services, await anAccount(services));
    services.clock.advanceMinutes(12 * 60 - 1);
    expect((await getSession(services, cookie)).status).toBe(200);
    services.clock.advanceMinutes(1);
    expect((await getSession(services, cookie)).status).toBe(401);
  });

  test('never has a token that the browser brought, and replaces the one that it had', async () => {
    const username = await anAccount(services);
    const planted = `__Host-session=${'a'.repeat(43)}`;
    const first = await logIn(services, username, planted);
    expect(first).not.toBe(planted);
    expect((await getSession(services, planted)).status).toBe(401);
    const second = await logIn(services, username, first);
    expect(second).not.toBe(first);
    expect((await getSession(services, first)).status).toBe(401);
    expect((await getSession(services, second)).status).toBe(200);
  });

  test.each(['', '__Host-session=', '__Host-session=x', 'session=x', "__Host-session=' or 1=1 --"])(
    'is not found by the cookie "%s"',
    async (cookie) => {
      expect((await getSession(services, cookie)).status).toBe(401);
    },
  );

  test.each(roles)('of the role %s opens what is for that role only', async (role) => {
    const cookie = await logIn(services, await anAccount(services, role));
    const request = new Request('https://www.example.nl/api/tool', { headers: { cookie } });
    const others = roles.filter((other) => other !== role);
    expect(await requireRole(services, request, [role])).toMatchObject({ role });
    await expect(requireRole(services, request, others)).rejects.toMatchObject({ status: 403 });
    await expect(requireRole(services, new Request(request.url), roles)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('another site', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('with %o can neither log anybody in nor out', async (headers) => {
    const username = await anAccount(services);
    const cookie = await logIn(services, username);
    const login = await post(services, '/api/login', { username, password }, { headers });
    expect([login.status, login.headers.get('set-cookie')]).toEqual([403, null]);
    const logout = await post(services, '/api/logout', {}, { headers: { cookie, ...headers } });
    expect(logout.status).toBe(403);
    expect((await getSession(services, cookie)).status).toBe(200);
  });
});

test('a fault that nobody foresaw is said in the words of the login', async () => {
  const broken = await createTestServices(await createTestDatabase());
  await broken.db.schema.alterTable('users').renameTo('elsewhere').execute();
  const response = await post(broken, '/api/login', { username: 'noor', password });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Er is een probleem opgetreden. Probeer het opnieuw.',
  });
});

/** The services with a count of the statements that they send. */
function countQueries(from: Services): { counted: Services; queries: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { counted: { ...from, db: from.db.withPlugin(plugin) }, queries: () => count };
}
