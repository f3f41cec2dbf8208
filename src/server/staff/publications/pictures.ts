/** Pictures of case studies: uploaded in a form, and served to staff unmodified. */
import { pictureTypeOf, type Picture } from '#domain/picture-type.ts';
import { Refusal } from '#server/http/answers.ts';
import { isSentFile, type Fields } from '#server/http/body.ts';
import { answerStaffFile } from '#server/staff/answers.ts';
import { findPicture } from '#server/staff/publications/case-study-store.ts';
import { readRowNumber } from '#server/staff/fields.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import {
  caseStudyPicturePath,
  maxPictureBytes,
  pictureFields,
  pictureTooLarge,
} from '#contracts/staff/publications.ts';

/** Reads the picture in the form, if any, or its error. */
export function readPicture(fields: Fields): Picture | { problem: string } | undefined {
  const file = fields[pictureFields.file];
  if (!isSentFile(file)) return undefined;
  const { bytes } = file;
  if (bytes.length > maxPictureBytes) return { problem: pictureTooLarge };
  const type = pictureTypeOf(bytes);
  return type ? { type, bytes } : { problem: 'Dit is geen foto in JPEG, PNG, WebP of AVIF.' };
}

/** Serves the original picture to staff, with the type that was detected from its bytes. */
export const caseStudyPictureRoute: StaffRoute = {
  path: caseStudyPicturePath(':id'),
  permission: 'publications.read',
  show: async (visit) => {
    const id = readRowNumber(visit.params.id);
    const picture = id && (await findPicture(visit.services.db, id));
    if (!picture) throw new Refusal(404, 'notFound.heading');
    return answerStaffFile(visit, Buffer.from(picture.base64, 'base64'), {
      'content-type': picture.type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
};
