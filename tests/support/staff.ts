/** Users in a test's own database. */
import type { Role } from '#domain/roles.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Services } from '#server/http/services.ts';
import { createSession, sessionCookie } from '#server/accounts/sessions.ts';
import { lowCosts } from './low-costs.ts';

export const staffPassword = 'een lange zin die niemand raadt';

/** Adds an account with `staffPassword`; returns its id. */
export async function addUser({ db }: Services, role: Role, username: string = role): Promise<number> {
  const passwordHash = await hashPassword(staffPassword, lowCosts);
  const { id } = await db
    .insertInto('users')
    .values({ username, role, passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an account with a session; returns its request headers. */
export async function logIn(services: Services, role: Role, username?: string): Promise<{ cookie: string }> {
  const userId = await addUser(services, role, username);
  const { token, ...session } = createSession(services);
  await services.db
    .insertInto('sessions')
    .values({ ...session, userId })
    .execute();
  return { cookie: sessionCookie(services.env, token).split(';')[0] ?? '' };
}

/** Keeps all sessions alive, however far a test moves its clock. */
export async function stayLoggedIn({ db }: Services): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expiresAt: new Date('2099-01-01T00:00:00Z') })
    .execute();
}

/** The header for HTTP Basic authentication. */
export function basic(username: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}
