import type { Role } from '#domain/roles.ts';
import { createSession } from '#server/accounts/sessions.ts';
import type { Services } from '#server/http/services.ts';
import { randomUUID } from 'node:crypto';
import { cookieOf, post } from './login.ts';
import { addUser, staffPassword } from './staff.ts';
import type { TestServices } from './test-services.ts';

/**
 * Adds an account with everything that can be removed from it; returns the fields of each form
 * about it.
 */
export async function aColleague(
  services: Services,
  values: { state?: string } = {},
): Promise<Record<string, unknown>> {
  const username = `collega-${randomUUID()}`;
  const id = await addUser(services, 'team-leader', username);
  const email = `${username}@example.nl`;
  await services.db
    .updateTable('users')
    .set({ email, ...values })
    .where('id', '=', id)
    .execute();
  const secret = { userId: id, secret: 'x'.repeat(60), confirmedAt: services.now() };
  await services.db.insertInto('totpSecrets').values(secret).execute();
  const { tokenHash, createdAt, expiresAt } = createSession(services);
  await services.db.insertInto('sessions').values({ tokenHash, createdAt, expiresAt, userId: id }).execute();
  return { gebruiker: String(id), naam: 'Jan', email, van: 'team-leader', rol: 'team-leader' };
}

/** Adds an account with an e-mail address and a session; returns its id and the session. */
export async function anActiveColleague(
  services: TestServices,
  role: Role = 'team-leader',
  username = `jan-${role}`,
) {
  const id = await addUser(services, role, username);
  await services.db
    .updateTable('users')
    .set({ email: `${username}@example.nl`, name: 'Jan Jansen' })
    .where('id', '=', id)
    .execute();
  const login = await post(services, '/api/login', { username, password: staffPassword });
  return { id, username, cookie: cookieOf(login) };
}
