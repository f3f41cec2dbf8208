/** The questions and answers of a page for search engines. */
import type { Thing } from '#components/structured-data/schema.ts';
import type { Locale } from '#i18n/locales.ts';

/** Returns a node of https://schema.org/FAQPage, or no node without questions. */
export function questionPage(
  locale: Locale,
  items: readonly { question: string; answer: string }[],
): Thing[] {
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }];
}
