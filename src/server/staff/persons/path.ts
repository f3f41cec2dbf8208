/**
 * The URL of the page of a person contains their identity, encrypted so that browser histories and
 * logs do not reveal it.
 */
import type { Env } from '#server/env.ts';
import { readPerson, type Person } from '#server/erase/erase.ts';
import { seal, unseal } from '#server/crypto/sealed-text.ts';
import { personPath } from '#contracts/staff/person.ts';

const purpose = 'person';

/** Returns the path of the page of an e-mail address, a telephone number or a reference. */
export function personPathOf(identity: string, { appSecret }: Pick<Env, 'appSecret'>): string {
  return personPath(seal(appSecret, purpose, identity.includes('@') ? identity.toLowerCase() : identity));
}

/** Decrypts the identity in a path; undefined when `personPathOf` did not create the path. */
export function readPersonPath(sealed: string, { appSecret }: Pick<Env, 'appSecret'>): Person | undefined {
  const identity = unseal(appSecret, purpose, sealed);
  return identity === undefined ? undefined : readPerson(identity);
}
