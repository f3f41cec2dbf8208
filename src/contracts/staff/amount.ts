/** Amounts of money that staff enters. */
import { parseAmount } from '#domain/digits.ts';
import * as z from 'zod/mini';

export const maxAmountLength = 15;
const maxAmount = 100_000;

/** Schema of an amount of 1 to 100,000 euros, with or without cents; undefined when empty. */
export function optionalAmount(invalid: string) {
  const isFit = (text: string) => {
    const amount = parseAmount(text);
    return text.trim() === '' || (amount >= 1 && amount <= maxAmount);
  };
  return z.pipe(
    z.string(invalid).check(z.maxLength(maxAmountLength, invalid), z.refine(isFit, invalid)),
    z.transform((text: string) => (text.trim() === '' ? undefined : parseAmount(text))),
  );
}
