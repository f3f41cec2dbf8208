import type { Frequency, PriceIndication } from '#domain/price-indication.ts';
import { serviceIds, services } from '#services';
import { indicateByFacts, squareMetersBounds } from '#contracts/price-indication.ts';

interface Booking {
  service: string;
  frequency: string;
  squareMeters: number | null;
}

/**
 * What the visitor would have been told that it costs; undefined when the booking says too little.
 * Appointments are by day, and nobody has asked about the floor.
 */
export function indicateBooking({ service, frequency, squareMeters }: Booking): PriceIndication | undefined {
  const id = serviceIds.find((each) => services[each].booking === service);
  const { min, max } = squareMetersBounds;
  if (!id || squareMeters === null || squareMeters < min || squareMeters > max) return undefined;
  return indicateByFacts({
    service: id,
    squareMeters,
    // The table's own checks allow these values only.
    frequency: frequency as Frequency,
    partOfDay: 'day',
    floor: 'mixed',
  });
}
