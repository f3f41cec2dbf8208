import type { Role } from '#domain/roles.ts';
import type { Database } from '#server/database/database.ts';
import { hashPassword, type PasswordCosts } from '#server/accounts/passwords.ts';

export interface NewUser {
  /** In lower case. */
  username: string;
  role: Role;
  password: string;
}

/**
 * Stores a person who may log in, with a hash in the place of the password; false when the name is
 * taken.
 */
export async function storeUser(
  db: Database,
  { username, role, password }: NewUser,
  costs?: PasswordCosts,
): Promise<boolean> {
  const stored = await db
    .insertInto('users')
    .values({ username, role, passwordHash: await hashPassword(password, costs) })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
