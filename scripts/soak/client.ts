/** Asks servers as visitors do, and keeps what came of it. */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SoakRequest } from './requests.ts';

export interface Asked {
  status: number;
  tookMs: number;
}

/** Kept open as browsers do; of as many visitors as ask at once. */
export function openAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: Infinity });
}

/** Sends a request and reads its answer; status 0 when none came. */
export function ask(
  agent: Agent,
  baseUrl: string,
  { path, method = 'GET', headers, body }: Omit<SoakRequest, 'expected' | 'kind'>,
): Promise<Asked> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number) => {
      resolve({ status, tookMs: performance.now() - startedAt });
    };
    const visitor = { 'accept-encoding': 'br', 'x-forwarded-for': someAddress(), ...headers };
    const outgoing = request(baseUrl, { agent, path, method, headers: visitor }, (incoming) => {
      incoming.on('data', () => undefined);
      incoming.on('end', () => {
        finish(incoming.statusCode ?? 0);
      });
      incoming.on('error', () => {
        finish(0);
      });
    });
    outgoing.on('error', () => {
      finish(0);
    });
    outgoing.end(body);
  });
}

function someAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

/** The value below which such a share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Runs so many visitors until the moment, each asking again after it was answered and a pause of up
 * to `maxPauseMs`.
 */
export async function runVisitors(
  { count, untilMs, maxPauseMs = 0 }: { count: number; untilMs: number; maxPauseMs?: number },
  visit: () => Promise<unknown>,
): Promise<void> {
  const run = async () => {
    while (performance.now() < untilMs) {
      await visit();
      if (maxPauseMs > 0) await setTimeout(Math.random() * maxPauseMs);
    }
  };
  await Promise.all(Array.from({ length: count }, run));
}
