import { factsFor } from '#i18n/facts.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { joinUnits } from '#i18n/units.ts';
import type { ServiceId } from '#services';

/** Questions of clients, in order, with the sentences of `promises.ts` that form the answer. */
const asked = {
  conductCertificate: ['conductCertificate'],
  confidentiality: ['confidentiality'],
  vaccination: ['vaccination'],
  training: ['training'],
  standIn: ['standIns'],
  qualityCheck: ['qualityCheck'],
  contactPerson: ['contactPerson'],
  languages: ['languagesSpoken'],
  emergency: ['emergencyCall', 'emergency'],
  consumables: ['consumablesBilled', 'consumablesIncluded'],
  insured: ['insuredSum', 'certified'],
  notice: ['noticePeriod'],
  payment: ['payment'],
  start: ['start'],
} as const;

/** Services with a risk of contact with blood or needles. */
const healthServices: readonly ServiceId[] = ['pharmacy', 'gp', 'care'];

/** The questions about a service for which the facts file has the answers. */
export function serviceTerms(
  locale: Locale,
  service: ServiceId,
  facts: Readonly<Record<string, string>> = factsFor(locale),
): { question: string; answer: string }[] {
  const t = translator(locale);
  const names = Object.keys(asked) as (keyof typeof asked)[];
  return names
    .filter((name) => name !== 'vaccination' || healthServices.includes(service))
    .map((name) => ({
      question: t(`services.ask${name}`),
      answer: joinUnits(
        asked[name]
          .map((sentence) => facts[sentence])
          .filter(Boolean)
          .join(' '),
      ),
    }))
    .filter(({ answer }) => answer !== '');
}
