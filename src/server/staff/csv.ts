import { formatDutchCsv } from '#domain/csv.ts';
import { answerStaffFile } from '#server/staff/answers.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** Responds with a table as a CSV download. */
export function answerCsv(
  visit: StaffVisit,
  name: string,
  ...table: Parameters<typeof formatDutchCsv>
): Response {
  return answerStaffFile(visit, formatDutchCsv(...table), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
}
