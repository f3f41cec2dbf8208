/** Where the page of a person is: its address names them so that only this server can read it. */
import type { Env } from '#server/env.ts';
import { seal, unseal } from '#server/crypto/sealed-text.ts';
import { personPath } from '#contracts/staff/person.ts';

const purpose = 'person';

/** The address of the page of whoever has this e-mail address. */
export function personPathOf(email: string, { appSecret }: Pick<Env, 'appSecret'>): string {
  return personPath(seal(appSecret, purpose, email.toLowerCase()));
}

/** The e-mail address, in lower case, that the address of a page names. */
export function readPersonPath(sealed: string, { appSecret }: Pick<Env, 'appSecret'>): string | undefined {
  return unseal(appSecret, purpose, sealed);
}
