import { expect, test } from 'vitest';
import { readDatabase } from '../support/filled-database.ts';
import { anAccount, cookieOf, getSession, logIn, password, post } from '../support/login.ts';
import { addUser } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();

const tryLogin = (username: string, tried: string, ip?: string) =>
  post(services, '/api/login', { username, password: tried }, ip ? { ip } : {});

test('the right password returns a session, a role and a welcome message', async () => {
  const username = await anAccount(services, 'operations-manager');
  const loginTime = services.clock.now.toISOString();
  const response = await post(services, '/api/login', { username, password, taal: 'en' });
  expect(response.status).toBe(200);
  const user = { username, role: 'operations-manager', loginTime };
  expect(await response.json()).toEqual({ message: expect.stringContaining('Operations Manager'), ...user });
  services.clock.advanceMinutes(5);
  const session = await getSession(services, cookieOf(response));
  expect(session.status).toBe(200);
  expect(await session.json()).toEqual(user);
});

test('a login ignores the case of the username and spaces around it, but not a space after the password', async () => {
  const username = await anAccount(services);
  expect((await tryLogin(` ${username.toUpperCase()} `, password)).status).toBe(200);
  expect((await tryLogin(username, `${password} `)).status).toBe(401);
});

test('the right password comes with a cookie that scripts and other sites cannot use', async () => {
  const response = await tryLogin(await anAccount(services), password);
  // The cookie `staff`, which public pages read, grants nothing.
  const [session, device, name, ...others] = response.headers.getSetCookie();
  const sessionCookie = /^__Host-session=[\w-]{43}; HttpOnly; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/;
  expect(session).toMatch(sessionCookie);
  const deviceCookie = /^__Host-device=[\w-]{22}; HttpOnly; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/;
  expect(device).toMatch(deviceCookie);
  expect(name).toMatch(/^staff=noor-[\w-]{36}; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/);
  expect(others).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('neither the password nor the session token is stored or logged', async () => {
  const username = await anAccount(services);
  const cookie = await logIn(services, username);
  const stored = JSON.stringify([await readDatabase(services.db), services.logged]);
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(cookie.split('=')[1]);
});

test('a session ends on the server when its owner logs out', async () => {
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

test('a login never adopts a token of the browser, and ends the session that the browser had', async () => {
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

test('another site can neither log anybody in nor out', async () => {
  const headers = { origin: 'https://evil.example' };
  const username = await anAccount(services);
  const cookie = await logIn(services, username);
  const login = await post(services, '/api/login', { username, password }, { headers });
  expect([login.status, login.headers.get('set-cookie')]).toEqual([403, null]);
  const logout = await post(services, '/api/logout', {}, { headers: { cookie, ...headers } });
  expect(logout.status).toBe(403);
  expect((await getSession(services, cookie)).status).toBe(200);
});

test('each failed login and the block that follows is audited, with the account id and not the username', async () => {
  const username = 'noor';
  const userId = await addUser(services, 'team-leader', username);
  for (let attempt = 0; attempt < 7; attempt += 1) await tryLogin(username, 'geraden', '192.0.2.77');
  // Attempts during a block add no entries, because they could fill the table.
  const entries = services.db.selectFrom('auditLog').select(['action', 'userId', 'detail']);
  const audit = await entries.orderBy('id').execute();
  expect(audit).toEqual([
    ...[1, 2, 3, 4].map((failures) => ({ action: 'login.failed', userId, detail: { failures } })),
    { action: 'login.blocked', userId, detail: { failures: 5 } },
  ]);
  const later = ['login blocked', 'login refused', 'login refused'];
  expect(services.logged.map(({ event }) => event)).toEqual([...Array(4).fill('login failed'), ...later]);
  expect(JSON.stringify([services.logged, audit])).not.toMatch(/noor|geraden|192.0/);
});
