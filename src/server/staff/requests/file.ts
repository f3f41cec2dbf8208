/** Serves the files of requests to staff who may read them, and audits each download. */
import { findFile, findReceivedFile, type StoredFile } from '#server/files.ts';
import { Refusal } from '#server/http/answers.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerStaffFile } from '#server/staff/answers.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import { readRowNumber } from '#server/staff/fields.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { filePath, receivedFilePath } from '#contracts/staff/request.ts';

/** The CV of an applicant. */
export const fileRoute: StaffRoute = {
  path: filePath(':reference'),
  permission: 'requests.files',
  show: async (visit) => {
    const { reference } = await getVisibleRequest(visit);
    return sendFile(visit, reference, await findFile(visit.services.db, reference));
  },
};

/** The attachments of received mails. */
export const receivedFileRoute: StaffRoute = {
  path: receivedFilePath(':reference', ':id'),
  permission: 'requests.read',
  show: async (visit) => {
    const { reference } = await getVisibleRequest(visit);
    const id = readRowNumber(visit.params.id) ?? 0;
    return sendFile(visit, reference, await findReceivedFile(visit.services.db, reference, id));
  },
};

async function sendFile(visit: StaffVisit, reference: string, file: StoredFile | undefined) {
  if (!file) throw new Refusal(404, 'notFound.heading');
  await logAction(visit, 'request.file-read', { reference });
  // Files are downloaded and never displayed, because they are untrusted.
  return answerStaffFile(visit, new Uint8Array(file.bytes), {
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': file.type,
    'content-disposition': dispositionOf(file.name),
  });
}

/** Formats the name in ASCII for old browsers and in full for others (RFC 6266, 4.3). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
