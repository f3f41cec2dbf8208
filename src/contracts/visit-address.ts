/** The address of a visit, which may be added after the booking. */
import { parsePostcode } from '#domain/visit-address.ts';
import { requiredLine } from '#contracts/fields.ts';
import * as z from 'zod/mini';

export const addressSchema = z.object({
  straat: requiredLine('visitAddress.streetRequired'),
  postcode: requiredLine('visitAddress.postcodeInvalid').check(
    z.refine((text) => parsePostcode(text) !== undefined, 'visitAddress.postcodeInvalid'),
    z.overwrite((text) => parsePostcode(text) ?? text),
  ),
  plaats: requiredLine('visitAddress.placeRequired'),
});
