/** Streams a table as a CSV download, row by row. */
import { commonHeaders, transportHeaders } from '#domain/security-headers.ts';
import { staffHeaders } from '#server/staff/answers.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** Responds with a CSV file. `lines` come from `formatDutchCsvStart` and `formatDutchCsvRow`. */
export function answerCsv(
  { requestId }: StaffVisit,
  name: string,
  lines: Iterator<string> | AsyncIterator<string>,
): Response {
  return new Response(toStream(lines), {
    headers: {
      ...commonHeaders,
      ...transportHeaders,
      ...staffHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'x-request-id': requestId,
    },
  });
}

/** Pulls one part at a time, so that a long table never has to fit into memory. */
function toStream(parts: Iterator<string> | AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
