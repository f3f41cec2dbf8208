import PostalMime, { type Email } from 'postal-mime';

export interface ReadMail extends Email {
  /** The pictures that the text shows; `attachments` has what is not among them. */
  pictures: Email['attachments'];
}

/** A mail as a mail program shows it: the pictures of its text are none of its attachments. */
export async function readMail(message: Buffer): Promise<ReadMail> {
  const { attachments, ...mail } = await PostalMime.parse(message);
  const isShown = ({ related }: (typeof attachments)[number]) => related === true;
  return {
    ...mail,
    attachments: attachments.filter((attachment) => !isShown(attachment)),
    pictures: attachments.filter(isShown),
  };
}
