/** Starts scheduled functions at their minute. The clock is UTC, as on Netlify. */
import type { BackgroundWork } from '#server/platform/background.ts';
import { callFunction, type FunctionModule } from '#server/platform/functions.ts';
import { Cron } from 'croner';

/**
 * A cron expression of five fields, or a shorthand such as `@daily`, as a job that is not started;
 * throws what croner says when it is none.
 */
export function parseSchedule(schedule: string): Cron {
  return new Cron(schedule, { mode: '5-part', timezone: 'UTC' });
}

/**
 * Calls the functions that have a schedule at the start of its minutes, never twice at once. Gives
 * the function that ends this; throws when a schedule cannot be read.
 */
export function runScheduled(
  functions: readonly FunctionModule[],
  work: BackgroundWork,
  siteUrl: string,
): () => void {
  const running = new Set<FunctionModule>();
  const jobs = functions.flatMap((module) => {
    if (!module.config.schedule) return [];
    return parseSchedule(module.config.schedule).schedule((job: Cron) => {
      // Croner's own protection would call it once more as soon as it has ended, at any second.
      if (running.has(module)) return;
      running.add(module);
      work.add(invoke(module, work, siteUrl, job.nextRun()).finally(() => running.delete(module)));
    });
  });
  return () => {
    for (const job of jobs) job.stop();
  };
}

async function invoke(
  module: FunctionModule,
  work: BackgroundWork,
  siteUrl: string,
  nextRun: Date | null,
): Promise<void> {
  const request = new Request(new URL(`/.netlify/functions/${module.name}`, siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next_run: nextRun?.toISOString() }),
  });
  await callFunction({ module, params: {} }, request, { ip: '127.0.0.1', siteUrl, waitUntil: work.add });
}
