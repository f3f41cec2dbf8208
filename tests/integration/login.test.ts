import { maxLoginFailures } from '#contracts/login.ts';
import { describe, expect, test } from 'vitest';
import { anAccount, cookieOf, getSession, logIn, password, post } from '../support/login.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

function guess(username: string, ip?: string, changes: Record<string, unknown> = {}): Promise<Response> {
  return post(services, '/api/login', { username, password: 'geraden', ...changes }, ip ? { ip } : {});
}

describe('the right password', () => {
  test('returns a session, a role and a welcome message', async () => {
    const username = await anAccount(services, 'operations-manager');
    const response = await post(services, '/api/login', { username, password, taal: 'en' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('Operations Manager'),
      username,
      role: 'operations-manager',
      loginTime: services.clock.now.toISOString(),
    });
    const loginTime = services.clock.now.toISOString();
    services.clock.advanceMinutes(5);
    const session = await getSession(services, cookieOf(response));
    expect(session.status).toBe(200);
    expect(await session.json()).toEqual({ username, role: 'operations-manager', loginTime });
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
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; HttpOnly; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-device=[\w-]{22}; HttpOnly; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/,
      ),
      // The name for public pages, which grants nothing.
      expect.stringMatching(/^staff=noor-[\w-]{36}; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
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

describe('a session', () => {
  test('ends on the server when its owner logs out', async () => {
    const username = await anAccount(services);
    const [cookie, other] = [await logIn(services, username), await logIn(services, username)];
    const response = await post(services, '/api/logout', {}, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=; HttpOnly; Max-Age=0; Path=\/;/),
      expect.stringMatching(/^staff=; Max-Age=0; Path=\/;/),
    ]);
    expect((await getSession(services, cookie)).status).toBe(401);
    expect((await getSession(services, other)).status).toBe(200);
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

async function readAudit() {
  const rows = await services.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
  return rows.map(({ action, userId, detail }) => ({ action, userId, detail }));
}

async function idOf(username: string): Promise<number> {
  const query = services.db.selectFrom('users').select('id').where('username', '=', username);
  return (await query.executeTakeFirstOrThrow()).id;
}

test('each failed login and the block that follows is audited, with the account and not the name', async () => {
  const username = await anAccount(services);
  const userId = await idOf(username);
  for (let failure = 0; failure < maxLoginFailures + 3; failure += 1) await guess(username, '192.0.2.77');
  const failed = Array.from({ length: maxLoginFailures - 1 }, (_, index) => ({
    action: 'login.failed',
    userId,
    detail: { failures: index + 1 },
  }));
  // Attempts during a block add no entries, which could fill the table.
  expect(await readAudit()).toEqual([
    ...failed,
    { action: 'login.blocked', userId, detail: { failures: 5 } },
  ]);
  const events = services.logged.map(({ event }) => event);
  expect(events).toEqual([
    ...Array(4).fill('login failed'),
    'login blocked',
    ...Array(3).fill('login refused'),
  ]);
  expect(JSON.stringify([services.logged, await readAudit()])).not.toMatch(
    new RegExp(`${username}|geraden|192.0`),
  );
});

test('a login with an unknown username is audited without an account', async () => {
  await guess('niemand');
  expect(await readAudit()).toEqual([{ action: 'login.failed', userId: null, detail: { failures: 1 } }]);
});
