/** Streams a table as a CSV download, so that it never has to fit into memory. */
import { answerStaffFile } from '#server/staff/answers.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { ReadableStream as WebStream, TextEncoderStream } from 'node:stream/web';

/** Responds with a CSV file. `lines` come from `formatDutchCsvStart` and `formatDutchCsvRow`. */
export function answerCsv(
  visit: StaffVisit,
  name: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Response {
  // The types of Node and of the DOM differ.
  const body: unknown = WebStream.from(lines).pipeThrough(new TextEncoderStream());
  return answerStaffFile(visit, body as ReadableStream, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
}
