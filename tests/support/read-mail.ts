import PostalMime, { type Email } from 'postal-mime';

export interface ReadMail extends Email {
  /** Inline pictures, which `attachments` excludes. */
  pictures: Email['attachments'];
}

/** Parses a mail; inline pictures are not attachments. */
export async function readMail(message: Buffer): Promise<ReadMail> {
  const { attachments, ...mail } = await PostalMime.parse(message);
  const isShown = ({ related }: (typeof attachments)[number]) => related === true;
  return {
    ...mail,
    attachments: attachments.filter((attachment) => !isShown(attachment)),
    pictures: attachments.filter(isShown),
  };
}
