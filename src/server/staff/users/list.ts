import type { Role } from '#domain/roles.ts';
import type { UserState } from '#domain/staff/user-states.ts';
import type { Database } from '#server/database/database.ts';
import { accountReference } from '#server/mail/outbox-entries.ts';
import type { ListedUser } from '#contracts/staff/users.ts';
import { sql } from 'kysely';

/** Lists all accounts, deactivated ones last. */
export async function listUsers(db: Database, now: Date): Promise<ListedUser[]> {
  const { rows } = await sql<ListedUser>`
    select id, username, shown_name as name, email, role, state, last_login_at,
      exists (select from totp_secrets where user_id = users.id and confirmed_at is not null) as has_totp,
      (select count(*)::int from passkeys where user_id = users.id) as passkeys,
      coalesce((select dead_at is not null from outbox
        where reference = ${accountReference} and recipient = users.email order by id desc limit 1), false) as is_mail_lost,
      (select count(*)::int from sessions
        where user_id = users.id and revoked_at is null and expires_at > ${now}) as sessions
    from users order by state = 'deactivated', shown_name, id`.execute(db);
  return rows;
}

/** Finds an account by its id. */
export async function findUser(db: Database, id: number) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'shownName as name', 'email', 'role', 'state', 'linkVersion'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Check constraints of the table allow only these roles and states.
  return user && { ...user, role: user.role as Role, state: user.state as UserState };
}

/** The columns that a change of an account needs. */
export type StoredUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;
