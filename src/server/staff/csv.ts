/** Streams a table as a CSV download, row by row, so that it never has to fit into memory. */
import { answerFile } from '#server/http/answers.ts';
import { staffHeaders } from '#server/staff/answers.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { ReadableStream as WebStream } from 'node:stream/web';

/** Responds with a CSV file. `lines` come from `formatDutchCsvStart` and `formatDutchCsvRow`. */
export function answerCsv(
  { requestId }: StaffVisit,
  name: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Response {
  // The types of Node and of the DOM differ.
  const body: unknown = WebStream.from(encode(lines));
  return answerFile(body as ReadableStream, {
    requestId,
    headers: {
      ...staffHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}

async function* encode(lines: Iterable<string> | AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}
