import type { Role } from '#domain/roles.ts';
import type { Database } from '#server/database/database.ts';
import { hashPassword, type PasswordCosts } from '#server/accounts/passwords.ts';
import { sql } from 'kysely';

export interface NewUser {
  /** In lower case. */
  username: string;
  role: Role;
  password: string;
}

/** Stores a user and an audit entry; false when the username is taken. */
export async function storeUser(
  db: Database,
  { username, role, password }: NewUser,
  costs?: PasswordCosts,
): Promise<boolean> {
  const passwordHash = await hashPassword(password, costs);
  const { rows } = await sql`
    with added as (
      insert into users (username, role, password_hash) values (${username}, ${role}, ${passwordHash})
      on conflict (username) do nothing returning id, role
    )
    insert into audit_log (action, detail)
    select 'account.added', jsonb_build_object('account', id, 'role', role) from added
    returning id`.execute(db);
  return rows.length > 0;
}
