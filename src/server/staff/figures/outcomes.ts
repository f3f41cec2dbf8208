/**
 * Counts quotes by outcome, urgent requests by subject, and answers and won quotes by colleague.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { countJudged, inPeriod } from '#server/staff/figures/tallies.ts';
import type {
  ColleagueCount,
  FiguresPeriod,
  OutcomeCount,
  Outcomes,
  UrgentCount,
} from '#contracts/staff/figures.ts';

const urgentSubjects = ['spoedhulp', 'klacht'] as const;

const requestsOf = (period: FiguresPeriod) =>
  sql`(select reference, kind, status, referrer, due_at, answered_at from requests where ${inPeriod(period)})`;

interface QuoteRow extends OutcomeCount {
  what: 'reason' | 'service' | 'source' | 'total';
}

/** Counts quotes by source, by service, by the reason why they were lost, and in total. */
function selectQuotes(period: FiguresPeriod): RawBuilder<QuoteRow> {
  const isWon = (unit: string) => sql`where status = 'won' and quote_unit = ${unit}`;
  return sql<QuoteRow>`
    with quote as (
      select request.referrer, request.status, service, quote_amount, quote_unit,
        case when request.status = 'lost' then coalesce(lost_reason, 'other') end as reason
      from ${requestsOf(period)} as request join contact_requests using (reference)
    )
    select case grouping(referrer, service, reason)
        when 3 then 'source' when 5 then 'service' when 6 then 'reason' else 'total' end as what,
      coalesce(referrer, service, reason) as code, count(*)::int as asked,
      count(*) filter (where quote_amount is not null or status in ('won', 'lost'))::int as quoted,
      count(*) filter (where status = 'won')::int as won,
      coalesce(sum(quote_amount) filter (${isWon('month')}), 0) as monthly,
      coalesce(sum(quote_amount) filter (${isWon('visit')}), 0) as by_visit
    from quote group by grouping sets ((referrer), (service), (reason), ())
    order by asked desc, code`;
}

function selectUrgent(period: FiguresPeriod, now: Date): RawBuilder<UrgentCount> {
  return sql<UrgentCount>`
    select onderwerp as code, count(*)::int as count, ${countJudged(now)}
    from ${requestsOf(period)} as request
    join (select reference, onderwerp from callback_requests) as callback using (reference)
    where onderwerp = any(${urgentSubjects}::text[]) group by onderwerp`;
}

/**
 * Counts answers and won quotes by colleague. The user of the event at the moment of the answer is
 * the one who answered.
 */
function selectColleagues(period: FiguresPeriod): RawBuilder<ColleagueCount> {
  return sql<ColleagueCount>`
    with request as ${requestsOf(period)}, action as (
      select distinct on (reference, what) what, user_id, due_at, answered_at from (
        select 'answered' as what, reference, event.id, user_id, due_at, answered_at
        from request join request_events as event using (reference)
        where event.created_at = answered_at
        union all
        select 'won', reference, event.id, user_id, due_at, answered_at
        from request join request_events as event using (reference)
        where request.status = 'won' and detail ->> 'to' = 'won'
      ) as done where user_id is not null order by reference, what, id desc
    )
    select shown_name as name, count(*) filter (where what = 'answered')::int as answered,
      count(*) filter (where what = 'answered' and due_at is not null)::int as judged,
      count(*) filter (where what = 'answered' and answered_at <= due_at)::int as kept,
      count(*) filter (where what = 'won')::int as won
    from action join users on users.id = action.user_id
    group by users.id, shown_name order by answered desc, shown_name`;
}

/** Reads all counts. */
export async function readOutcomes(db: Database, period: FiguresPeriod, now: Date): Promise<Outcomes> {
  const [quotes, urgent, colleagues] = await Promise.all([
    selectQuotes(period).execute(db),
    selectUrgent(period, now).execute(db),
    selectColleagues(period).execute(db),
  ]);
  const rowsOf = (which: QuoteRow['what']) => quotes.rows.filter(({ what }) => what === which);
  const [total] = rowsOf('total');
  return {
    sources: rowsOf('source'),
    services: rowsOf('service'),
    // Quotes that were not lost form a group without a code.
    reasons: rowsOf('reason').filter(({ code }) => code !== null),
    quotes: total ?? { code: null, asked: 0, quoted: 0, won: 0, monthly: 0, byVisit: 0 },
    // Subjects without requests have zero counts.
    urgent: urgentSubjects.map(
      (code) => urgent.rows.find((row) => row.code === code) ?? { code, count: 0, judged: 0, kept: 0 },
    ),
    colleagues: colleagues.rows,
  };
}
