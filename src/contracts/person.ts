/** Field rules for the contact data of a person. Their messages are texts of `person`. */
import { toWesternDigits } from '#domain/digits.ts';
import { cleanAddress, isAddress } from '#domain/mailbox.ts';
import { parsePhone } from '#domain/phone.ts';
import { maxLengths, optionalLine, requiredLine } from '#contracts/fields.ts';
import * as z from 'zod/mini';

/** A required e-mail address; `required` is the message when it is empty. */
export function requiredEmail(required = 'person.emailRequired') {
  return requiredLine(required, maxLengths.email).check(
    z.overwrite(cleanAddress),
    z.refine(isAddress, 'person.emailInvalid'),
  );
}

/** An optional e-mail address. */
export function optionalEmail() {
  return optionalLine(maxLengths.email).check(
    z.overwrite((text) => text && cleanAddress(text)),
    z.refine((text) => !text || isAddress(text), 'person.emailInvalid'),
  );
}

/** An optional telephone number in Dutch or international notation, as E.164. */
export function optionalPhone() {
  return z.optional(phone('person.phoneInvalid'));
}

/** A required telephone number, as E.164; `invalid` is the message for an invalid one. */
export function requiredPhone(invalid = 'person.phoneInvalid') {
  return phone(invalid, 'person.phoneRequired');
}

/** A telephone number, which is optional without the `required` message. */
function phone(invalid: string, required?: string) {
  return z.pipe(
    z.string(required ?? invalid).check(
      z.overwrite((text) => toWesternDigits(text).trim()),
      z.refine((text) => text !== '' || !required, { error: required ?? invalid, abort: true }),
      z.refine((text) => text === '' || parsePhone(text) !== undefined, invalid),
    ),
    z.transform((text: string) => parsePhone(text) ?? ''),
  );
}
