/** The price of cleaning: hours times rate, as article 7 of the blog explains. */
import type { ServiceId } from '#services';

export const partsOfDay = ['day', 'evening', 'weekend'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const floors = ['mixed', 'carpet', 'hard'] as const;
export type Floor = (typeof floors)[number];

export const visitsPerYear = {
  eenmalig: 1,
  maandelijks: 12,
  tweewekelijks: 26,
  wekelijks: 52,
  tweemaal: 104,
  driemaal: 156,
  werkdagen: 260,
} as const;
export type Frequency = keyof typeof visitsPerYear;

/** The figures of the calculation. */
export interface PriceFigures {
  ratePerHourEuro: Record<PartOfDay, number>;
  squareMetersPerHour: Record<ServiceId, Record<Floor, number>>;
  /** The limits of the range, in percent of the calculated price. */
  spreadPercent: { from: number; to: number };
  /** The minimum price and duration of a visit. */
  minimumVisit: { euro: number; minutes: number };
}

export interface PriceQuestion {
  service: ServiceId;
  squareMeters: number;
  frequency: Frequency;
  partOfDay: PartOfDay;
  floor: Floor;
}

/** In whole euros, excluding VAT. */
export interface PriceRange {
  from: number;
  to: number;
}

export interface PriceIndication {
  minutesPerVisit: number;
  visit: PriceRange;
  /** Absent for a single visit. */
  month?: PriceRange & { minutes: number };
}

/** Estimates the price range of a building that nobody has inspected yet. */
export function indicatePrice(question: PriceQuestion, figures: PriceFigures): PriceIndication {
  const { service, floor, squareMeters, frequency, partOfDay } = question;
  const { ratePerHourEuro, squareMetersPerHour, spreadPercent, minimumVisit } = figures;
  const minutes = Math.round((squareMeters / squareMetersPerHour[service][floor]) * 60);
  const minutesPerVisit = Math.max(minimumVisit.minutes, minutes);
  const price = (minutesPerVisit / 60) * ratePerHourEuro[partOfDay];
  const visit: PriceRange = {
    from: Math.round(Math.max(minimumVisit.euro, (price * spreadPercent.from) / 100)),
    to: Math.round(Math.max(minimumVisit.euro, (price * spreadPercent.to) / 100)),
  };
  // Calculated from the displayed amounts, so that a visitor can check the arithmetic.
  const perMonth = (value: number) => Math.round((value * visitsPerYear[frequency]) / 12);
  const month = {
    from: perMonth(visit.from),
    to: perMonth(visit.to),
    minutes: perMonth(minutesPerVisit),
  };
  return { minutesPerVisit, visit, ...(frequency !== 'eenmalig' && { month }) };
}
