/** Limits concurrency, per visitor and in total. */
import { visitorNetworks } from '#domain/internet-address.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { setTimeout } from 'node:timers/promises';

export interface SlotLimits {
  all: number;
  perVisitor: number;
  /** The `Retry-After` value of a rejection. */
  retryAfterSeconds: number;
}

export type Slots = ReturnType<typeof createSlots>;

/**
 * Returns a function that takes a slot and returns the function that releases it. It throws
 * `HttpError` with 429 when the visitor has reached the limit, and with 503 when no slot is left.
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
    const isAtLimit = visitorNetworks(ip).some(
      ({ network, visitors }) => (taken.get(network) ?? 0) >= perVisitor * visitors,
    );
    if (isAtLimit) throw new HttpError(429, 'Too many requests at once', headers);
    if (total >= all) throw new HttpError(503, 'Too busy', headers);
    add(ip, 1);
    return () => {
      add(ip, -1);
    };
  };
}

export interface QueueLimits {
  all: number;
  /** Maximum time in the queue, in ms. */
  waitMs: number;
  /** The `Retry-After` value of a rejection. */
  retryAfterSeconds: number;
}

export type SlotQueue = ReturnType<typeof createSlotQueue>;

/**
 * Returns a function that waits for a slot, in the order of arrival, and resolves to the function
 * that releases it. It rejects with `HttpError` (503) after `waitMs`, or when `closed` resolves
 * first.
 */
export function createSlotQueue({ all, waitMs, retryAfterSeconds }: QueueLimits) {
  let taken = 0;
  const waiting: ((turn?: unknown) => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async (closed: Promise<unknown>) => {
    if (taken < all) {
      taken += 1;
      return release;
    }
    const { promise: turn, resolve } = Promise.withResolvers<unknown>();
    waiting.push(resolve);
    const timeout = setTimeout(waitMs, undefined, { ref: false });
    await Promise.race([turn, timeout, closed]);
    const at = waiting.indexOf(resolve);
    if (at < 0) return release;
    waiting.splice(at, 1);
    throw new HttpError(503, 'Too busy', { 'retry-after': String(retryAfterSeconds), connection: 'close' });
  };
}
