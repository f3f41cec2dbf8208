/** Starts scheduled functions at their minute. The clock is UTC, as on Netlify. */
import type { BackgroundWork } from '#server/platform/background.ts';
import { callFunction, type FunctionModule } from '#server/platform/functions.ts';

const shorthands: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
};

const minuteMs = 60_000;

/**
 * True when a cron expression of five fields (lists, ranges and steps of numbers) or a shorthand
 * means this minute.
 */
export function isDue(schedule: string, at: Date): boolean {
  const fields = (shorthands[schedule] ?? schedule).trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`"${schedule}" is not a schedule of five fields.`);
  const [minute = '', hour = '', date = '', month = '', weekday = ''] = fields;
  const isDate = matchesField(date, at.getUTCDate());
  const isWeekday = matchesField(weekday, at.getUTCDay());
  // POSIX crontab: when both days are restricted, one of them is enough.
  const bothRestricted = !date.startsWith('*') && !weekday.startsWith('*');
  const isDay = bothRestricted ? isDate || isWeekday : isDate && isWeekday;
  const isTime = matchesField(minute, at.getUTCMinutes()) && matchesField(hour, at.getUTCHours());
  return isTime && isDay && matchesField(month, at.getUTCMonth() + 1);
}

function matchesField(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) throw new Error(`"${part}" is not a field of a schedule.`);
    const groups: (string | undefined)[] = match.slice(1);
    const [from, to, step] = groups.map((number) => (number === undefined ? undefined : Number(number)));
    const start = from ?? 0;
    const end = to ?? (from === undefined || step !== undefined ? Infinity : from);
    return value >= start && value <= end && (value - start) % (step ?? 1) === 0;
  });
}

/**
 * Calls the functions that are due, at the start of each minute, never twice at once. Gives the
 * function that ends this.
 */
export function runScheduled(
  functions: readonly FunctionModule[],
  work: BackgroundWork,
  siteUrl: string,
): () => void {
  const running = new Set<FunctionModule>();
  const start = (module: FunctionModule) => {
    if (running.has(module)) return;
    running.add(module);
    work.add(invoke(module, work, siteUrl).finally(() => running.delete(module)));
  };
  const tick = () => {
    const now = new Date();
    functions.filter(({ config }) => config.schedule && isDue(config.schedule, now)).forEach(start);
    timer = setTimeout(tick, untilNextMinute());
  };
  let timer = setTimeout(tick, untilNextMinute());
  return () => {
    clearTimeout(timer);
  };
}

function untilNextMinute(): number {
  return minuteMs - (Date.now() % minuteMs);
}

async function invoke(module: FunctionModule, work: BackgroundWork, siteUrl: string): Promise<void> {
  const request = new Request(new URL(`/.netlify/functions/${module.name}`, siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next_run: new Date(Date.now() + untilNextMinute()).toISOString() }),
  });
  await callFunction({ module, params: {} }, request, { ip: '127.0.0.1', siteUrl, waitUntil: work.add });
}
