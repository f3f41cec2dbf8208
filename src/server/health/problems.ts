import { labelOfSchedule } from '#i18n/staff/labels.ts';
import type { Health, Problem } from '#server/health/health.ts';

/** Describes a problem as a Dutch sentence, for the administrator and for staff. */
export function describeProblem(problem: Problem, { mail }: Health, now: Date): string {
  if (problem === 'database') return 'De database antwoordt niet: aanvragen worden nu geweigerd.';
  if (problem === 'database-read-only')
    return 'De database kan alleen worden gelezen: aanvragen worden nu geweigerd.';
  if (problem === 'database-unfit')
    return 'De database is niet zo ingericht als de site nodig heeft: npm run doctor zegt wat er mis is.';
  if (problem === 'mail-waiting')
    return `De mail staat stil: er wachten er ${String(mail.waiting)}, de oudste ${String(Math.round((now.getTime() - (mail.oldestAt ?? now).getTime()) / 60_000))} minuten.`;
  if (problem === 'mail-refused')
    return `Een mailserver weigert onze e-mail (${mail.refusal ?? ''}). Die wacht en wordt opnieuw geprobeerd.`;
  if (problem === 'mail-given-up')
    return `Na alle pogingen niet bezorgd, in de laatste week: ${String(mail.givenUp)}. De aanvragen zelf zijn bewaard.`;
  return `Het geplande werk ‘${labelOfSchedule(problem.replace('schedule-', ''))}’ is te lang niet gelukt.`;
}
