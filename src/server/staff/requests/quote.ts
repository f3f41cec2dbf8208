/** The amount, the outcome and the price indication of a quote. */
import { serviceIds, services } from '#services';
import type { PriceRange } from '#domain/price-indication.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatPriceRange } from '#i18n/price-range.ts';
import { describePriceAnswers, formatAmount } from '#i18n/staff/quote.ts';
import { translator } from '#i18n/translate.ts';
import { erased } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import type { Database } from '#server/database/database.ts';
import { draftOf, problemsOf } from '#server/staff/fields.ts';
import type { Quote } from '#server/staff/requests/step.ts';
import {
  floors,
  indicateByFacts,
  partsOfDay,
  priceFrequencies,
  priceSchema,
  type PriceAnswers,
} from '#contracts/price-indication.ts';
import {
  indicationParameters,
  lostSchema,
  quoteSchema,
  type LostReason,
  type QuoteUnit,
  type QuoteView,
  middleOf,
} from '#contracts/staff/quote.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import { sql, type RawBuilder } from 'kysely';

interface QuoteStep {
  quote?: Quote;
  /** The reason in the user's own words. */
  reason?: string | undefined;
  draft?: Draft;
}

/** Reads the quote from the form of a status change; returns a draft when it is invalid. */
export function readQuoteStep(fields: Fields): QuoteStep {
  const schema = fields.naar === 'lost' ? lostSchema : quoteSchema;
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return { draft: draftOf(schema, fields, problemsOf(parsed.error.issues)) };
  if ('reden' in parsed.data)
    return { quote: { lostReason: parsed.data.reden }, reason: parsed.data.woorden || undefined };
  return { quote: toQuote(parsed.data) };
}

/** Returns the amount with its unit, by default per month; an empty object without an amount. */
export function toQuote(given: { bedrag?: number | undefined; per?: QuoteUnit | undefined }): Quote {
  const { bedrag: amount, per: unit = 'month' } = given;
  return amount === undefined ? {} : { amount, unit };
}

/** SQL assignments of the given values; a column without a value keeps what is stored. */
export function quoteAssignments({ amount, unit, lostReason }: Quote = {}): RawBuilder<unknown>[] {
  return [
    ...(amount === undefined ? [] : [sql`quote_amount = ${amount}`, sql`quote_unit = ${unit}`]),
    ...(lostReason ? [sql`lost_reason = ${lostReason}`] : []),
  ];
}

/**
 * Reads the quote of a request, with an indication for the input in the query or in the message;
 * rejects with 404 when the request is gone.
 */
export async function readQuote(
  db: Database,
  { reference, locale }: RequestView,
  parameters: URLSearchParams,
): Promise<QuoteView> {
  const { service, bericht, ...quote } = await db
    .selectFrom('contactRequests')
    .select(['quoteAmount as amount', 'service', 'bericht'])
    .select((eb) => [
      // Check constraints of the table allow only these values.
      eb.ref('quoteUnit').$castTo<QuoteUnit | null>().as('unit'),
      eb.ref('lostReason').$castTo<LostReason | null>().as('lostReason'),
    ])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow(erased);
  const id = serviceIds.find((each) => services[each].quote === service);
  if (!id) return quote;
  const written = readMessage(bericht ?? '', locale);
  const input = {
    squareMeters: parameters.get(indicationParameters.squareMeters) ?? written.squareMeters,
    frequency: parameters.get(indicationParameters.frequency) ?? written.frequency,
  };
  const { data, error: rejected } = priceSchema.safeParse({ service: id, ...written, ...input });
  const isAsked = parameters.has(indicationParameters.squareMeters);
  const error = isAsked && rejected ? problemsOf(rejected.issues).squareMeters : undefined;
  return {
    ...quote,
    input: { ...input, isAsked, error },
    answers: data,
    indication: data && indicateByFacts(data),
  };
}

/**
 * Returns the price indication on the page of a request as a text in the customer's language, and
 * the middle of its range as an amount; undefined without an indication.
 */
export async function draftPrice(
  db: Database,
  request: RequestView,
  parameters: URLSearchParams,
): Promise<{ text: string; quoted: Record<string, string> } | undefined> {
  const { answers, indication } = await readQuote(db, request, parameters);
  if (!answers || !indication) return undefined;
  const { locale } = request;
  const t = translator(locale);
  const { visit, month = visit } = indication;
  const line = (label: string, range: PriceRange) => `${label}: ${formatPriceRange(range, locale, t)}`;
  const lines = [
    describePriceAnswers(answers, locale),
    line(t('price.carriedMonth'), month),
    line(t('price.carriedVisit'), visit),
  ];
  return {
    text: `${lines.join('\n')}\n\n${t('price.note')}`,
    quoted: { bedrag: formatAmount(middleOf(month)), per: 'month' },
  };
}

/**
 * Reads the input of a price indication from the message. The price page puts it there in the
 * language of the sender. The defaults are the first area in the message and a weekly visit; the
 * schema has defaults for the part of the day and the floor.
 */
function readMessage(message: string, locale: Locale) {
  const t = translator(locale);
  const read = (label: string) =>
    message.split('\n').flatMap((line) => (line.startsWith(label) ? [line.slice(label.length)] : []))[0];
  const choose = <Code extends PriceAnswers['frequency' | 'partOfDay' | 'floor']>(
    label: string,
    codes: readonly Code[],
  ) => codes.find((code) => t(`price.${code}`) === read(label)?.trim());
  const [areaText = ''] = /\d[\d.,]{0,11}(?=\s?m[2²])/.exec(message) ?? [];
  return {
    squareMeters: read(t('price.squareMetersLabel'))?.replace(/^[:\s]+/, '') ?? areaText,
    frequency: choose(t('price.frequencyLabel'), priceFrequencies) ?? 'wekelijks',
    partOfDay: choose(t('price.partOfDayLabel'), partsOfDay),
    floor: choose(t('price.floorLabel'), floors),
  };
}
