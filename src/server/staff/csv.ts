/** Answers a table as a file, row by row however long it is. */
import { commonHeaders, transportHeaders } from '#domain/security-headers.ts';
import { staffHeaders } from '#server/staff/answers.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** The file, of lines that `formatDutchCsvStart` and `formatDutchCsvRow` have made. */
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

/** Each part is read when the one before was taken, so that no more than one is kept. */
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
