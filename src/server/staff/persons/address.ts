/**
 * The address of the page of a person names them in a sealed form, which only this server can open.
 */
import type { Env } from '#server/env.ts';
import { readPerson, type Person } from '#server/erase/erase.ts';
import { seal, unseal } from '#server/crypto/sealed-text.ts';
import { personPath } from '#contracts/staff/person.ts';

const purpose = 'person';

/** The address of the page of whoever is known by an e-mail address, a number or a reference. */
export function personPathOf(identity: string, { appSecret }: Pick<Env, 'appSecret'>): string {
  return personPath(seal(appSecret, purpose, identity.includes('@') ? identity.toLowerCase() : identity));
}

/** Opens the sealed name in an address; an e-mail address is in lower case. */
export function readPersonPath(sealed: string, { appSecret }: Pick<Env, 'appSecret'>): Person | undefined {
  const identity = unseal(appSecret, purpose, sealed);
  return identity === undefined ? undefined : readPerson(identity);
}
