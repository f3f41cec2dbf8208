import { factsFor } from '#i18n/facts.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { joinUnits } from '#i18n/units.ts';
import type { ServiceId } from '#services';

/**
 * Clients' questions in the order in which they are shown. Each has the promises that form its
 * answer.
 */
const answersByQuestion = {
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

/** The services for premises with a risk of contact with blood or needles. */
const healthServices: readonly ServiceId[] = ['pharmacy', 'gp', 'care'];

/** Returns the questions and answers for a service, without those that lack their facts. */
export function serviceTerms(
  locale: Locale,
  service: ServiceId,
  facts: Readonly<Record<string, string>> = factsFor(locale),
): { question: string; answer: string }[] {
  const t = translator(locale);
  const names = Object.keys(answersByQuestion) as (keyof typeof answersByQuestion)[];
  return names
    .filter((name) => name !== 'vaccination' || healthServices.includes(service))
    .map((name) => ({
      question: t(`services.ask${name}`),
      answer: joinUnits(
        answersByQuestion[name]
          .map((sentence) => facts[sentence])
          .filter(Boolean)
          .join(' '),
      ),
    }))
    .filter(({ answer }) => answer !== '');
}
