/**
 * Changes an account in one SQL statement with its audit entry and its mails. Concurrent changes
 * that use the CTE `administrators` wait for each other, so that at least one administrator
 * remains.
 */
import type { Role } from '#domain/roles.ts';
import type { Database } from '#server/database/database.ts';
import { accountReference, insertMails, type OutboxMail } from '#server/mail/outbox-entries.ts';
import { insertAudit } from '#server/audit.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { sql, type RawBuilder } from 'kysely';

export interface AccountStatement {
  /**
   * SQL that returns a row when it changes something, and can refer to `administrators`, a CTE that
   * locks the active administrators.
   */
  statement: RawBuilder<unknown>;
  /** Further CTEs, which can refer to `changed`. */
  more?: RawBuilder<unknown>[];
}

interface AccountChange extends AccountStatement {
  /** The user who makes the change. */
  userId: number | null;
  /** The id of the changed account. */
  target: number;
  /** The action in the audit log, without the prefix `account.`. */
  action: string;
  detail?: Readonly<Record<string, unknown>>;
  at: Date;
  mails?: OutboxMail[];
}

/** Applies a change; returns false when `statement` returns no row. */
export async function changeAccount(db: Database, change: AccountChange): Promise<boolean> {
  const { userId, target, action, detail, at, statement, more = [], mails = [] } = change;
  const changed = sql`exists (select from changed)`;
  const audit = { userId, action: `account.${action}`, detail: { account: target, ...detail }, at };
  const { rows } = await sql<{ isChanged: boolean }>`
    with administrators as materialized (
      select id from users where role = 'administrator' and state = 'active' order by id for update
    ), ${sql.join([sql`changed as (${statement})`, ...more])}, logged as (
      ${insertAudit(audit, changed)}
    ), ${insertMails({ reference: accountReference, createdAt: at, mails }, sql`changed`)}
    select ${changed} as is_changed`.execute(db);
  return rows[0]?.isChanged ?? false;
}

/** Applies a change of the user's own account. */
export function changeOwnAccount(
  { services, session }: StaffVisit,
  action: string,
  statement: RawBuilder<unknown>,
  more: RawBuilder<unknown>[] = [],
): Promise<boolean> {
  const { userId } = session;
  const change = { userId, target: userId, action, statement, more, at: services.now() };
  return changeAccount(services.db, change);
}

/** SQL condition that a row of `users` is not the only active administrator. */
export function isNotLastAdministrator(target: number): RawBuilder<unknown> {
  return sql`(users.role <> 'administrator' or users.state <> 'active'
    or exists (select from administrators where id <> ${target}))`;
}

/** SQL condition that the user who makes the change is still an active administrator. */
export function isByAdministrator(userId: number): RawBuilder<unknown> {
  return sql`exists (select from administrators where id = ${userId})`;
}

/** SQL statement that ends the sessions of an account, with an optional exception. */
export function endSessions(target: number, at: Date, exceptId = 0): RawBuilder<unknown> {
  return sql`
    update sessions set revoked_at = ${at}
    where user_id = ${target} and id <> ${exceptId} and revoked_at is null returning id`;
}

interface RoleChange {
  /** The user who makes the change. */
  by: number;
  name: string;
  email: string | null;
  from: Role;
  to: Role;
}

/**
 * SQL statement that changes the name, e-mail address or role of an account while it has the role
 * that the user saw. A new address invalidates earlier links, because the previous address may have
 * been a typing error.
 */
export function changeDetails(
  target: number,
  { by, name, email, from, to }: RoleChange,
): RawBuilder<unknown> {
  return sql`
    update users set name = ${name}, email = ${email}::text, role = ${to},
      link_version = link_version + (email is distinct from ${email}::text)::int
    where id = ${target} and role = ${from} and ${isByAdministrator(by)}
      and (${to} = 'administrator' or ${isNotLastAdministrator(target)})
      and not exists (select from users as other where other.email = ${email}::text and other.id <> ${target})
    returning id`;
}

/** CTE that ends the sessions of the account in `changed`, with an optional exception. */
export function sessionsEnded(at: Date, exceptId = 0): RawBuilder<unknown> {
  return sql`ended as (
    update sessions set revoked_at = ${at}
    where user_id in (select id from changed) and id <> ${exceptId} and revoked_at is null)`;
}

/**
 * CTE that removes an unconfirmed authenticator app of the account in `changed`, because anybody
 * who knew the previous password may have added it.
 */
export const pendingTotpRemoved = sql`no_pending as (
  delete from totp_secrets where user_id in (select id from changed) and confirmed_at is null)`;

/** Statement that deactivates an account and ends its sessions. */
export function deactivate(target: number, at: Date): AccountStatement {
  const statement = sql`
    update users set state = 'deactivated', link_version = link_version + 1
    where id = ${target} and state <> 'deactivated' and ${isNotLastAdministrator(target)} returning id`;
  return { statement, more: [sessionsEnded(at)] };
}

/**
 * Statement that reactivates an account; one that never had a password becomes invited again. Ends
 * the sessions of logins that were under way when the account was deactivated.
 */
export function reactivate(target: number, at: Date): AccountStatement {
  const statement = sql`
    update users set state = case when password_hash is null then 'invited' else 'active' end
    where id = ${target} and state = 'deactivated' returning id`;
  return { statement, more: [sessionsEnded(at)] };
}

/** Statement that removes all second factors and the recovery codes. */
export function removeFactors(target: number): AccountStatement {
  const statement = sql`
    select id from users where id = ${target} and (
      exists (select from totp_secrets where user_id = ${target})
      or exists (select from passkeys where user_id = ${target}))`;
  const more = [
    sql`no_totp as (delete from totp_secrets where user_id in (select id from changed))`,
    sql`no_passkeys as (delete from passkeys where user_id in (select id from changed))`,
    sql`no_codes as (delete from recovery_codes where user_id in (select id from changed))`,
  ];
  return { statement, more };
}
