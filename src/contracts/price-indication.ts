/** The question what cleaning costs, as it stands in the address of its page. Never stored. */
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

/** One visit is for the booking, or for a quote when it is out of the ordinary. */
export const priceFrequencies = [
  'maandelijks',
  'tweewekelijks',
  'wekelijks',
  'tweemaal',
  'driemaal',
  'werkdagen',
] as const satisfies Frequency[];

/** Beyond these a building says nothing of its price; the text that refuses names both. */
export const squareMetersBounds = { min: 10, max: 10_000 };

export const priceSchema = z.object({
  service: z.enum(serviceIds, 'price.serviceRequired'),
  squareMeters: requiredInteger(
    squareMetersBounds.min,
    squareMetersBounds.max,
    'price.squareMetersInvalid',
    parseArea,
  ),
  frequency: z.enum(priceFrequencies, 'price.frequencyRequired'),
  // A link may leave these out, as the form on a service's page does.
  partOfDay: z.catch(z.enum(partsOfDay), 'day'),
  floor: z.catch(z.enum(floors), 'mixed'),
});

/** As its schema reads them. */
export type PriceAnswers = z.output<typeof priceSchema>;

/** Id of the answer. It is the fragment of the form's action, so that the browser scrolls to it. */
export const indicationId = 'indication';

/** Everything about prices is hidden until the company has filled in its figures. */
export const hasPriceFigures = company.priceIndication !== undefined;

/** The indication by the company's own figures; undefined as long as there are none. */
export function indicateByFacts(question: PriceQuestion): PriceIndication | undefined {
  const { priceIndication: figures, priceFromEuro: euro, minimumVisit } = company;
  const minutes = minimumVisit?.minutes ?? 0;
  return figures && indicatePrice(question, { ...figures, minimumVisit: { euro, minutes } });
}
