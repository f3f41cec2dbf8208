import { company } from '#company';
import { roles } from '#domain/roles.ts';
import { requireRole } from '#server/accounts/sessions.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, cookieOf, getSession, logIn, password, post, postForm } from '../support/login.ts';
import { parseHtml } from '../support/pages.ts';
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

describe('the right password', () => {
  test('gives a session, a role and a welcome', async () => {
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
      // For the pages' own script: a name, which opens nothing.
      expect.stringMatching(/^staff=noor-[\w-]{36}; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('comes with cookies that are for any connection on a site without TLS, where browsers would drop others', async () => {
    const local = await createTestServices(databaseUrl, { env: { SITE_URL: 'http://localhost:8888' } });
    const response = await post(local, '/api/login', { username: await anAccount(local), password });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; HttpOnly; Max-Age=43200; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{22}; HttpOnly; Max-Age=7776000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^staff=noor-[\w-]{36}; Max-Age=43200; Path=\/; SameSite=Lax$/),
    ]);
    expect((await getSession(local, cookieOf(response))).status).toBe(200);
  });

  test('gives a form post a page with a welcome, the portal and the way home, in its language', async () => {
    const username = await anAccount(services, 'team-leader');
    const response = await postForm(services, '/fr/login', { username, password });
    const page = parseHtml(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page.querySelector('main form')).toBeNull();
    const welcome = page.querySelector('[data-welcome]');
    expect(welcome?.querySelector('p')?.text.replace(/\s/g, ' ')).toContain('Votre rôle : Chef d’équipe');
    const links = welcome?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([company.portalUrl, '/fr']);
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
