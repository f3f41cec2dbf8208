/** The signature of a mail, with the company details that the law requires on business letters. */
import { company } from '#company';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';

export const separator = ' · ';

/**
 * Returns the lines of the signature, each of one or more parts. The registers are named in the
 * language of the mail. Name, register and seat: Handelsregisterwet 2007, article 27.
 */
export function signature(locale: Locale): string[][] {
  const { street, postalCode, city } = company.address;
  const t = translator(locale);
  return [
    [company.legalName],
    [`${street}, ${postalCode} ${city}`],
    [t('identity.chamber'), t('identity.vat')],
    [company.phone, company.email],
  ];
}
