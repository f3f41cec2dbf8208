/**
 * The calendar feed of a team, at a signed URL because calendar apps cannot log in. Notes and
 * wishes are left out, because they may say where a key is and calendar providers store what they
 * fetch.
 */
import { company } from '#company';
import { endsAt, startsAt } from '#domain/booking.ts';
import { addDays } from '#domain/days.ts';
import { dayAt } from '#domain/local-days.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatAddress } from '#domain/visit-address.ts';
import { translator } from '#i18n/translate.ts';
import { calendarFeedPath, teams } from '#contracts/staff/agenda.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { changeWithAudit } from '#server/audit.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { answerFile, Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { calendarUid, renderFeed, type CalendarEvent } from '#server/mail/calendar.ts';
import { auditEntry } from '#server/staff/audit.ts';
import { selectVisits } from '#server/staff/bookings/agenda.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { sql } from 'kysely';

const purpose = 'calendar-feed';
/** The number of days for which past visits stay in the feed. */
const daysBack = 14;

/** Returns the URL of a team's feed, which is valid until `replaceFeedUrl` is called. */
export async function readFeedUrl({ db, env }: Pick<Services, 'db' | 'env'>, team: number): Promise<string> {
  const version = await readVersion(db, team);
  const token = `${String(team)}.${String(version)}.${sign(env.appSecret, purpose, [String(team), String(version)])}`;
  return `${env.siteUrl}${calendarFeedPath}?token=${token}`;
}

/** Invalidates the URL of a team's feed, for example when somebody leaves the team. */
export async function replaceFeedUrl(visit: StaffVisit, team: number): Promise<void> {
  const statement = sql`
    insert into calendar_feeds (team, version) values (${team}, 1)
    on conflict (team) do update set version = calendar_feeds.version + 1 returning team`;
  await changeWithAudit(visit.services.db, auditEntry(visit, 'calendar-feed.replaced', { team }), statement);
}

/**
 * Responds with the feed of the team in the token; rejects any URL but the current one with 404.
 */
export async function showFeed({ db, env, now }: Services, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const [, team = '', version = '', signature = ''] = /^(\d)\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const isAuthentic =
    isSigned(env.validSecrets, purpose, [team, version], signature) && teams.includes(Number(team));
  if (!isAuthentic || (await readVersion(db, Number(team))) !== Number(version))
    throw new Refusal(404, 'notFound.heading');
  const visits = await selectVisits(db, 'administrator')
    .where('appointments.team', '=', Number(team))
    .where('appointments.appointmentDate', '>=', addDays(dayAt(now()), -daysBack))
    .execute();
  const events = visits.map((visit) => describeVisit(visit, env, now()));
  const { content, contentType } = renderFeed(`${company.brand}, team ${team}`, events);
  return answerFile(content, { headers: { 'content-type': contentType } });
}

async function readVersion(db: Database, team: number): Promise<number> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select('version')
    .where('team', '=', team)
    .executeTakeFirst();
  return feed?.version ?? 0;
}

type Visit = Awaited<ReturnType<ReturnType<typeof selectVisits>['execute']>>[number];

function describeVisit(
  visit: Visit,
  { mailTo, siteUrl }: Pick<Env, 'mailTo' | 'siteUrl'>,
  writtenAt: Date,
): CalendarEvent {
  const { reference, day, slot, hours, sequence, name, phone, squareMeters } = visit;
  const isConfirmed = visit.status !== 'pending';
  const service = translator('nl')(`appointmentForm.${visit.service}`);
  const known = [name, phone && formatPhone(phone), squareMeters && `${String(squareMeters)} m²`];
  return {
    method: 'PUBLISH',
    isConfirmed,
    uid: calendarUid(reference, siteUrl),
    sequence,
    writtenAt,
    startsAt: startsAt(day, slot),
    endsAt: endsAt(day, slot, hours),
    summary: `${visit.company || name}, ${service}${isConfirmed ? '' : ' (nog niet bevestigd)'}`,
    description: known.filter(Boolean).join('\n'),
    location: formatAddress(visit),
    url: `${siteUrl}${requestPath(reference)}`,
    organizerEmail: mailTo,
  };
}
