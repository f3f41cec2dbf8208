/** The price page. It shows the indication for the answers in its query. */
import { translateIssue } from '#i18n/issues.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { cachedByCdn } from '#server/http/edge-cache.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { FormState } from '#contracts/answer.ts';
import { priceSchema } from '#contracts/price-indication.ts';

/** The CDN serves one copy to all visitors who give the same answers, for at most an hour. */
const headers = cachedByCdn({ seconds: 3600, query: Object.keys(priceSchema.shape) });

export const showPrice: ShowPage = (services, { locale, requestId, url }) => {
  const props = { locale, ...readQuestion(url.searchParams, locale) };
  return answerPage(services, 'price', props, { status: 200, requestId, headers });
};

/** Parses the query into values, with errors if the form has been sent. */
function readQuestion(
  parameters: URLSearchParams,
  locale: Locale,
): { form: FormState } | { chosen: Record<string, string> } {
  const values = redisplayValues(priceSchema, Object.fromEntries(parameters));
  const { error } = priceSchema.safeParse(values);
  if (!error || values.squareMeters === undefined) return { chosen: values };
  const t = translator(locale);
  const errors = Object.fromEntries(
    error.issues.map(({ path, message }) => [String(path[0]), translateIssue(t, message)]),
  );
  return { form: { values, errors, title: t('form.summaryTitle'), text: t('form.summaryText') } };
}
