/** Staff accounts in the database of a test, and requests to the workspace. */
import type { Role } from '#domain/roles.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createSession, findSession, sessionCookie } from '#server/accounts/sessions.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { formToken } from '#server/staff/form-token.ts';
import { handleStaff } from '#server/staff/handle.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach } from 'vitest';
import { lowCosts } from './low-costs.ts';
import { parseHtml } from './pages.ts';
import { call, formPost, site, type Fields, type Headers } from './requests.ts';
import { servicesPerTest } from './test-services.ts';

export const staffPassword = 'een lange zin die niemand raadt';

/** Adds an account with `staffPassword`; returns its id. */
export async function addUser({ db }: Services, role: Role, username: string = role, known: object = {}) {
  const passwordHash = await hashPassword(staffPassword, lowCosts);
  const added = db
    .insertInto('users')
    .values({ username, role, passwordHash, ...known })
    .returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** Adds an account with a session; returns its request headers. */
export async function logIn(services: Services, role: Role, username?: string): Promise<{ cookie: string }> {
  const userId = await addUser(services, role, username);
  const { token, ...session } = createSession(services);
  const row = { ...session, userId };
  await services.db.insertInto('sessions').values(row).execute();
  return { cookie: sessionCookie(services.env, token).split(';')[0] ?? '' };
}

/** Keeps all sessions alive, however far a test moves its clock. */
export async function stayLoggedIn({ db }: Services): Promise<void> {
  const expiresAt = new Date('2099-01-01T00:00:00Z');
  await db.updateTable('sessions').set({ expiresAt }).execute();
}

/**
 * Creates an account with a long-lived session before each test of the file. The returned headers
 * are updated in place.
 */
export function sessionPerTest(services: Services, role: Role): { cookie: string } {
  const session = { cookie: '' };
  beforeEach(async () => {
    Object.assign(session, await logIn(services, role));
    await stayLoggedIn(services);
  });
  return session;
}

/**
 * Creates services and a long-lived session of the role before each test of the file. The returned
 * functions send requests to the workspace.
 */
export function staffPerTest(role: Role) {
  const services = servicesPerTest();
  const session = sessionPerTest(services, role);
  return {
    services,
    session,
    open: (path: string, by: Headers = session) => getStaffPage(services, path, by),
    send: (path: string, fields: Fields, by: Headers = session) => postStaffForm(services, path, fields, by),
    /** Posts a form of a request's page. */
    act: (reference: string, fields: Fields, by: Headers = session) =>
      postStaffForm(services, requestPath(reference), fields, by),
  };
}

export function basic(username: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

/** Requests a page, by default with GET. */
export async function getStaffPage(services: Services, path: string, headers: Headers = {}, method = 'GET') {
  return answerOf(services, new Request(site + path, { method, headers }));
}

/** Posts a form of a page, with the CSRF token of the session. */
export async function postStaffForm(services: Services, path: string, fields: Fields, headers: Headers = {}) {
  const proof = { [staffFields.token]: await formTokenOf(services, headers) };
  return answerOf(services, formPost(path, { ...proof, ...fields }, headers));
}

type Upload = Record<string, string | File>;

/** Posts a form with a file, with the CSRF token of the session. */
export async function postStaffUpload(services: Services, path: string, fields: Upload, headers: Headers) {
  const body = new FormData();
  const proof = { [staffFields.token]: await formTokenOf(services, headers) };
  for (const [name, value] of Object.entries({ ...proof, ...fields })) body.append(name, value);
  // Node's stream of form data fails when it is not read completely.
  const whole = new Response(body);
  const type = { 'content-type': whole.headers.get('content-type') ?? '' };
  const own = { origin: site, 'sec-fetch-site': 'same-origin', ...type, ...headers };
  const sent = { method: 'POST', headers: own, body: await whole.bytes() };
  return answerOf(services, new Request(site + path, sent));
}

/**
 * Sends a request; returns the response with its parsed page. A thrown `Refusal`, which the
 * endpoint would convert to a response, is returned as its status with an empty page.
 */
export async function answerOf(services: Services, request: Request, handle = handleStaff, ip?: string) {
  try {
    const { response, afterwards } = await call(handle, services, request, ip);
    await afterwards;
    const { status, headers } = response;
    const body = await response.text();
    return { status, headers, location: headers.get('location'), body, page: parseHtml(body) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const headers = new Headers(error.headers);
    return { status: error.status, headers, location: null, body: '', page: parseHtml('') };
  }
}

/** Returns the names on the page of a list, from top to bottom. */
export async function namesAt(services: Services, path: string, session: Headers): Promise<string[]> {
  const { page } = await getStaffPage(services, path, session);
  return page.querySelectorAll('[data-queue-item] [data-open]').map(({ text }) => text.trim());
}

/** Stops mails to an address, as after a bounce. */
export async function suppress({ db, env, now }: Services, email: string): Promise<void> {
  const row = { key: recipientKeyOf(email, env) ?? '', createdAt: now() };
  await db.insertInto('suppressedRecipients').values(row).execute();
}

/** Returns the events of a request, oldest first. */
export function eventsOf({ db }: Services, reference: string) {
  const events = db.selectFrom('requestEvents').selectAll().where('reference', '=', reference);
  return events.orderBy('id').execute();
}

/** Returns the CSRF token for the forms of a session, or an empty text without a session. */
export async function formTokenOf(services: Services, headers: Headers): Promise<string> {
  const session = await findSession(services, new Request(site, { headers }));
  return session ? formToken(services.env.appSecret, session.id) : '';
}
