/** Mails password links: to new users, and to those who have lost their password. */
import type { Role } from '#domain/roles.ts';
import { createPasswordLink } from '#server/crypto/password-link.ts';
import type { Services } from '#server/http/services.ts';
import { changeAccount, isByAdministrator } from '#server/staff/users/change.ts';
import type { StoredUser } from '#server/staff/users/list.ts';
import { renderLinkMail } from '#server/staff/users/mails.ts';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';

interface Invitation {
  name: string;
  /** In lower case; it is the username too. */
  email: string;
  role: Role;
}

/**
 * Adds an account and mails its link; returns false when the address or username is taken, or when
 * the user is no longer an administrator.
 */
export async function invite(services: Services, userId: number, invitation: Invitation): Promise<boolean> {
  const { db, env, now } = services;
  const { name, email, role } = invitation;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id'))::int as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  // Random, so that a link of an earlier account is not valid for a later one with the same id. A
  // restored database gives out ids again.
  const linkVersion = randomInt(2 ** 30);
  const link = createPasswordLink('invitation', { userId: id, linkVersion }, now());
  return changeAccount(db, {
    userId,
    target: id,
    action: 'invited',
    detail: { role },
    at: now(),
    statement: sql`
      insert into users (id, username, name, email, role, state, link_version) overriding system value
      select ${id}, ${email}, ${name}, ${email}, ${role}, 'invited', ${linkVersion}::int where ${isByAdministrator(userId)}
      on conflict do nothing returning id`,
    mails: [renderLinkMail({ name, email, username: email, link }, env)],
  });
}

/**
 * Mails a new link, which invalidates earlier ones; returns false when the account has changed in
 * the meantime.
 */
export function sendLink(services: Services, userId: number, user: StoredUser & { email: string }) {
  const { id, state, linkVersion, name, email, username } = user;
  const { db, env, now } = services;
  const purpose = state === 'invited' ? 'invitation' : 'reset';
  const link = createPasswordLink(purpose, { userId: id, linkVersion: linkVersion + 1 }, now());
  return changeAccount(db, {
    userId,
    target: id,
    action: 'link-sent',
    detail: { purpose },
    at: now(),
    statement: sql`
      update users set link_version = link_version + 1
      where id = ${id} and link_version = ${linkVersion} and state = ${state} returning id`,
    mails: [renderLinkMail({ name, email, username, link }, env)],
  });
}
