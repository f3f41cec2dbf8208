/** Who sends the mail: what the law wants under a company's letters, also when they are mails. */
import { company } from '#company';

/** Between the parts of a line. */
export const separator = ' · ';

/**
 * The lines of the signature, each of one part or more; all of them are in Latin script. Name,
 * register and seat: Handelsregisterwet 2007, article 27.
 */
export function signature(): string[][] {
  const { street, postalCode, city } = company.address;
  return [
    [company.legalName],
    [`${street}, ${postalCode} ${city}`],
    [`KvK ${company.chamberOfCommerceNumber}`, `btw ${company.vatNumber}`],
    [company.phone, company.email],
  ];
}
