/** The amount, the outcome and the price indication of a quote. */
import type { PriceIndication, PriceRange } from '#domain/price-indication.ts';
import { maxLengths, optionalLine } from '#contracts/fields.ts';
import type { PriceAnswers } from '#contracts/price-indication.ts';
import { optionalAmount } from '#contracts/staff/amount.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const quoteUnits = ['month', 'visit'] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

export const lostReasons = ['price', 'planning', 'choice', 'silence', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Query parameters of the price indication. */
export const indicationParameters = { squareMeters: 'm2', frequency: 'hoevaak' } as const;

/** The amount that an indication gives a quote until staff enters another. */
export function middleOf({ from, to }: PriceRange): number {
  return Math.round((from + to) / 2);
}

const amountProblem = 'Vul een bedrag in, zoals 850 of 89,50.';

/**
 * The amount in euros without VAT, and its unit. `quoteSchema` requires the amount of a quote that
 * is won.
 */
export const quoteFields = {
  bedrag: z.optional(optionalAmount(amountProblem)),
  per: z.optional(z.enum(quoteUnits)),
};

const steps = { van: z.string(), naar: z.string() };
export const quoteSchema = z.object({ ...steps, ...quoteFields }).check(
  z.refine(({ naar, bedrag }) => naar !== 'won' || bedrag !== undefined, {
    path: ['bedrag'],
    error: amountProblem,
  }),
);
export const lostSchema = z
  .object({
    ...steps,
    reden: z.enum(lostReasons, 'Kies waarom het niet doorgaat.'),
    woorden: optionalLine(maxLengths.address),
  })
  .check(
    z.refine(({ reden, woorden }) => reden !== 'other' || Boolean(woorden), {
      path: ['woorden'],
      error: 'Schrijf waarom het niet doorgaat.',
    }),
  );

interface PriceInput {
  squareMeters: string;
  frequency: string;
  isAsked: boolean;
  error?: string | undefined;
}

/** The content of the quote forms on a request page. */
export interface QuoteView {
  amount: number | null;
  unit: QuoteUnit | null;
  lostReason: LostReason | null;
  /**
   * The input of the price indication: as entered, or else as read from the message; absent for a
   * service without an indication.
   */
  input?: PriceInput | undefined;
  /** The valid input, with the part of the day and the floor that the message states. */
  answers?: PriceAnswers | undefined;
  /** The indication that a visitor would get. */
  indication?: PriceIndication | undefined;
  draft?: Draft | undefined;
}
