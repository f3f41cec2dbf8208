import { availabilityPath, type AppointmentSlot, type Availability } from '#submissions/appointment.ts';
import { atom } from 'nanostores';

/** The free times of a day, or that they could not be had. */
export type SlotsAnswer = readonly AppointmentSlot[] | 'failed';

/** What is known of each day that was asked for. It is kept until it is replaced or forgotten. */
export const $availability = atom<Readonly<Record<string, SlotsAnswer>>>({});

let request: AbortController | undefined;

/**
 * Asks the server for the free times of a day. Only the last request counts: an answer that comes
 * late changes nothing.
 */
export async function loadSlots(day: string): Promise<void> {
  request?.abort();
  const { signal } = (request = new AbortController());
  const answer = await fetchSlots(day, signal);
  // What was known stays when it could not be refreshed.
  const known = answer === 'failed' ? $availability.get()[day] : undefined;
  if (!signal.aborted) $availability.set({ ...$availability.get(), [day]: known ?? answer });
}

/** Takes over what the server said of a day unasked, in the place of everything known before. */
export function replaceSlots(day: string, slots: readonly AppointmentSlot[]): void {
  forgetSlots();
  $availability.set({ [day]: slots });
}

/** Forgets all days, but the given one, and no longer waits for an answer. */
export function forgetSlots(except = ''): void {
  request?.abort();
  const kept = $availability.get()[except];
  $availability.set(kept ? { [except]: kept } : {});
}

async function fetchSlots(day: string, signal: AbortSignal): Promise<SlotsAnswer> {
  try {
    const response = await fetch(`${availabilityPath}?date=${day}`, {
      credentials: 'include',
      cache: 'no-store',
      signal,
    });
    return response.ok ? ((await response.json()) as Availability).availableSlots : 'failed';
  } catch {
    return 'failed';
  }
}
