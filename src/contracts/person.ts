/** How to reach a person: rules of fields whose messages are texts of `person`. */
import { toWesternDigits } from '#domain/digits.ts';
import { cleanAddress, isAddress } from '#domain/mailbox.ts';
import { parsePhone } from '#domain/phone.ts';
import { maxLengths, optionalLine, requiredLine } from '#contracts/fields.ts';
import * as z from 'zod/mini';

/** An e-mail address that must be there; `required` is the message when it is empty. */
export function requiredEmail(required = 'person.emailRequired') {
  return requiredLine(required, maxLengths.email).check(
    z.overwrite(cleanAddress),
    z.refine(isAddress, 'person.emailInvalid'),
  );
}

/** An e-mail address that may be left empty. */
export function optionalEmail() {
  return optionalLine(maxLengths.email).check(
    z.overwrite((text) => text && cleanAddress(text)),
    z.refine((text) => !text || isAddress(text), 'person.emailInvalid'),
  );
}

/**
 * A telephone number in Dutch or international notation, as E.164, or an empty text when left
 * empty.
 */
export function optionalPhone() {
  return z.optional(phone('person.phoneInvalid'));
}

/** A telephone number that must be there, as E.164; `invalid` is the message for what is none. */
export function requiredPhone(invalid = 'person.phoneInvalid') {
  return phone(invalid, 'person.phoneRequired');
}

/** It may be left empty unless there is a message for that. */
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
