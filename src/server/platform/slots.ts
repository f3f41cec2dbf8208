/** Limits concurrency, per visitor and in total. */
import { visitorNetworks } from '#domain/internet-address.ts';
import { Refused } from '#server/platform/refused.ts';

export interface SlotLimits {
  all: number;
  perVisitor: number;
  /** The `Retry-After` value of a rejection. */
  retryAfterSeconds: number;
}

export type Slots = ReturnType<typeof createSlots>;

/**
 * Returns a function that takes a slot and returns the function that releases it. It throws
 * `Refused` with 429 when the visitor has reached the limit, and with 503 when no slot is left.
 */
export function createSlots({ all, perVisitor, retryAfterSeconds }: SlotLimits) {
  const taken = new Map<string, number>();
  let total = 0;
  // The body of a rejected request is not read.
  const headers = { 'retry-after': String(retryAfterSeconds), connection: 'close' };
  const add = (ip: string, change: 1 | -1) => {
    total += change;
    for (const { network } of visitorNetworks(ip)) {
      const count = (taken.get(network) ?? 0) + change;
      if (count > 0) taken.set(network, count);
      else taken.delete(network);
    }
  };
  return (ip: string) => {
    const hasEnough = visitorNetworks(ip).some(
      ({ network, visitors }) => (taken.get(network) ?? 0) >= perVisitor * visitors,
    );
    if (hasEnough) throw new Refused(429, 'Too many requests at once', headers);
    if (total >= all) throw new Refused(503, 'Too busy', headers);
    add(ip, 1);
    return () => {
      add(ip, -1);
    };
  };
}
