import { createSession } from '#server/accounts/sessions.ts';
import type { Services } from '#server/services.ts';
import { randomUUID } from 'node:crypto';
import { addUser } from './staff.ts';

/**
 * Adds an account with all that can be taken from it; gives what each form about it sends.
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
