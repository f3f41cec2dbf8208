/** The input of the price indication, which is in the query of its page. */
import { company } from '#company';
import { parseArea } from '#domain/digits.ts';
import {
  floors,
  indicatePrice,
  partsOfDay,
  type Frequency,
  type PriceIndication,
  type PriceQuestion,
} from '#domain/price-indication.ts';
import { serviceIds } from '#services';
import { requiredInteger } from '#contracts/fields.ts';
import * as z from 'zod/mini';

export { floors, partsOfDay };

/**
 * The frequencies of a price indication. A single visit is not among them, because staff states its
 * price when confirming the booking or in a quote.
 */
export const priceFrequencies = [
  'maandelijks',
  'tweewekelijks',
  'wekelijks',
  'tweemaal',
  'driemaal',
  'werkdagen',
] as const satisfies Frequency[];

/**
 * The floor areas for which the calculation gives a useful price. The error message states both.
 */
export const squareMetersBounds = { min: 10, max: 10_000 };

export const priceSchema = z.object({
  service: z.enum(serviceIds, 'form.serviceRequired'),
  squareMeters: requiredInteger(
    squareMetersBounds.min,
    squareMetersBounds.max,
    'price.squareMetersInvalid',
    parseArea,
  ),
  frequency: z.enum(priceFrequencies, 'price.frequencyRequired'),
  // The form on a service page omits part of day and floor.
  partOfDay: z.catch(z.enum(partsOfDay), 'day'),
  floor: z.catch(z.enum(floors), 'mixed'),
});

/** The parsed input. */
export type PriceAnswers = z.output<typeof priceSchema>;

/**
 * Id of the result. It is also the fragment of the form's action, so that the browser scrolls to
 * the result.
 */
export const indicationId = 'indication';

/** Pages offer a price indication only when `company.json` has the rates for it. */
export const hasPriceFigures = company.priceIndication !== undefined;

/** Calculates the indication with the rates in `company.json`; undefined without rates. */
export function indicateByFacts(question: PriceQuestion): PriceIndication | undefined {
  const { priceIndication: figures, priceFromEuro: euro, minimumVisit } = company;
  const minutes = minimumVisit?.minutes ?? 0;
  return figures && indicatePrice(question, { ...figures, minimumVisit: { euro, minutes } });
}
