/**
 * Two hundred requests of a typical company: of every kind, in every language, from twelve weeks
 * ago until just now. Deterministic for a given `now`, except for references and submission IDs.
 */
import { formatReference, referenceBytes } from '#domain/references.ts';
import { blockedSign, honeypotSign } from '#domain/spam.ts';
import { statusesOf, type RequestKind } from '#domain/staff/statuses.ts';
import { addOfficeHours } from '#domain/working-hours.ts';
import { demoLocales, pick } from './pick.ts';
import { storedForms } from '#server/registry.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { answers } from './answers.ts';

const counts = { contact: 80, callback: 50, appointment: 40, application: 18, testimonial: 12 } as const;
const hourMs = 3_600_000;

export interface DemoRequest {
  kind: RequestKind;
  table: (typeof storedForms)[number]['table'];
  /** Columns of `table`. */
  row: Record<string, unknown> & { reference: string; createdAt: Date; status: string };
}

export function listDemoRequests(now: Date): DemoRequest[] {
  return storedForms.flatMap((form) => {
    const kind = form.name as RequestKind;
    const before = new Map<string, number>();
    return Array.from({ length: counts[kind] }, (_, index) => {
      const recent = Math.ceil(counts[kind] * recentShare);
      const isSpam = kind !== 'application' && index % 17 === 11;
      const oldest = isSpam ? oldestSpamHours : oldestHours;
      const createdAt = momentOf(index, recent, counts[kind], now, oldest);
      const locale = pick(demoLocales, index);
      const status = isSpam ? 'pending' : statusOf(kind, index, recent);
      const nth = before.get(status) ?? 0;
      before.set(status, nth + 1);
      const row = {
        submissionId: randomUUID(),
        reference: formatReference(form.referencePrefix, randomBytes(referenceBytes)),
        locale,
        createdAt,
        status,
        quarantineReasons: isSpam ? [pick([honeypotSign, blockedSign], index)] : [],
        page: index % 19 === 7 ? null : pageOf(form.screen, index),
        referrer: index % 19 === 7 ? null : pick(referrers, index),
        ...answers[kind]({ index, nth, now, createdAt, status, locale, isSpam }),
      };
      return { kind, table: form.table, row };
    });
  });
}

/** The referrers of a typical small company: mostly search engines and direct visits. */
const referrers = [
  'search',
  'direct',
  'search',
  'own',
  'search',
  'direct',
  'social',
  'own',
  'search',
  'other',
  'direct',
] as const;

/** Returns the page of the form, except for callbacks, which can be requested on any page. */
function pageOf(screen: string, index: number): string {
  if (screen !== 'callback') return screen;
  return pick(['callback', 'home', 'pharmacy', 'callback', 'office', 'contact', 'article', 'sme'], index);
}

/** The share of requests from the last `recentHours`; most of these are still waiting. */
const recentShare = 0.15;
const recentHours = 60;
const oldestHours = 84 * 24;
/** The age of the oldest spam, which is less than the retention period of quarantined requests. */
const oldestSpamHours = 28 * 24;

/**
 * Returns when a request arrived. Recent requests are dense, older ones sparse; most are in office
 * hours.
 */
function momentOf(index: number, recent: number, count: number, now: Date, oldest: number): Date {
  const isRecent = index < recent;
  const part = isRecent ? index / recent : (index - recent) / (count - recent);
  const ago = isRecent ? part * recentHours : recentHours + part * (oldest - recentHours);
  const moment = new Date(now.getTime() - ago * hourMs);
  const inOfficeHours = addOfficeHours(new Date(moment.getTime() - 12 * hourMs), (index % 9) + 0.3);
  // Outside office hours, `inOfficeHours` may be in the future.
  return ago < 8 || inOfficeHours > now ? moment : inOfficeHours;
}

/**
 * Returns the status of a request. The newest requests are waiting, up to nine of each kind, and a
 * few older ones; the others cycle through the other statuses. `demo-data.ts` adds the approved
 * testimonials.
 */
function statusOf(kind: RequestKind, index: number, recent: number): string {
  const [waiting = 'pending', ...others] = statusesOf(kind).filter((status) => status !== 'approved');
  return index < Math.min(9, recent) || index % 23 === 5 ? waiting : pick(others, index);
}
