/** Accounts, and requests to the endpoints for logging in and out. */
import type { Role } from '#domain/roles.ts';
import { byMethod } from '#server/http/by-method.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerJson, type EndpointContext } from '#server/http/answers.ts';
import { handleLogin, handleLogout, showSession } from '#server/accounts/login.ts';
import type { Services } from '#server/http/services.ts';
import { randomUUID } from 'node:crypto';
import { jsonPost, site } from './requests.ts';
import { addUser, staffPassword } from './staff.ts';
import { anAddress } from './visitors.ts';

export const password = staffPassword;

const handlers = {
  '/api/login': handleLogin,
  '/api/logout': byMethod({ POST: handleLogout }),
  '/api/session': byMethod({ GET: showSession }),
};

type Path = keyof typeof handlers;

interface Options {
  ip?: string;
  headers?: Record<string, string>;
}

/** Stores an account with a unique username, and returns it. */
export async function anAccount(services: Services, role: Role = 'team-leader'): Promise<string> {
  const username = `noor-${randomUUID()}`;
  await addUser(services, role, username);
  return username;
}

/** Posts JSON from a page of the site, by default from a random IP address. */
export function post(services: Services, path: Path, body: unknown, { ip, headers: more }: Options = {}) {
  const headers = { origin: site, 'sec-fetch-site': 'same-origin', ...more };
  return answer(services, path, jsonPost(path, body, headers), ip);
}

/** Requests the session of a cookie. */
export function getSession(services: Services, cookie = ''): Promise<Response> {
  return answer(services, '/api/session', new Request(`${site}/api/session`, { headers: { cookie } }));
}

/** Logs in; returns the session cookie. */
export async function logIn(services: Services, username: string, cookie = ''): Promise<string> {
  const response = await post(services, '/api/login', { username, password }, { headers: { cookie } });
  return cookieOf(response);
}

export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function answer(services: Services, path: Path, request: Request, ip = anAddress()): Promise<Response> {
  const context: EndpointContext = { ip, waitUntil: () => undefined };
  try {
    return await handlers[path](services, request, context);
  } catch (error) {
    const { status, messageKey, headers } = toRefusal(error, services.log, { event: 'failed' });
    return answerJson({ message: messageKey }, { status, headers, requestId: '' });
  }
}
