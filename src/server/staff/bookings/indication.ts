import type { PriceIndication } from '#domain/price-indication.ts';
import { serviceIds, services } from '#services';
import type { StoredAppointment } from '#server/appointments/store.ts';
import { indicateByFacts, squareMetersBounds } from '#contracts/price-indication.ts';

type Booking = Pick<StoredAppointment, 'service' | 'frequency' | 'squareMeters'>;

/**
 * Calculates the price indication for a booking; undefined for a service without one, and for a
 * floor area that is unknown or out of bounds. Assumes the daytime, because appointments are in the
 * daytime, and a mixed floor, because the form does not ask for the floor type.
 */
export function indicateBooking({ service, frequency, squareMeters }: Booking): PriceIndication | undefined {
  const id = serviceIds.find((each) => services[each].booking === service);
  const { min, max } = squareMetersBounds;
  if (!id || squareMeters === null || squareMeters < min || squareMeters > max) return undefined;
  return indicateByFacts({ service: id, squareMeters, frequency, partOfDay: 'day', floor: 'mixed' });
}
