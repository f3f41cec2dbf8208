/** Starts scheduled functions on time. The clock is UTC, as on Netlify. */
import type { BackgroundWork } from '#server/platform/background.ts';
import { callFunction, type FunctionModule } from '#server/platform/functions.ts';
import { Cron } from 'croner';

/**
 * Parses a cron expression of five fields, or a shorthand such as `@daily`, into a paused job;
 * throws croner's error for an invalid one.
 */
export function parseSchedule(schedule: string): Cron {
  return new Cron(schedule, { mode: '5-part', timezone: 'UTC' });
}

/**
 * Calls each function on its schedule, unless its previous run has not ended. Returns a function
 * that stops all schedules; throws for an invalid schedule.
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
      // Croner's overrun protection would start a delayed run as soon as the previous one ends.
      if (running.has(module)) return;
      running.add(module);
      work.add(invoke(module, work, siteUrl, job.nextRun()).finally(() => running.delete(module)));
    });
  });
  return () => {
    for (const job of jobs) job.stop();
  };
}

async function invoke(module: FunctionModule, work: BackgroundWork, siteUrl: string, nextRun: Date | null) {
  const request = new Request(new URL(`/.netlify/functions/${module.name}`, siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next_run: nextRun?.toISOString() }),
  });
  await callFunction(module, request, { ip: '127.0.0.1', waitUntil: work.add });
}
