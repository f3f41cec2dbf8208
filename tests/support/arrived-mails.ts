/** The mails that the running site has sent, parsed as a mail program would. */
import { readdir, readFile } from 'node:fs/promises';
import { readMail, type ReadMail } from './read-mail.ts';
import { site } from './site-under-test.ts';

/** Cache of parsed mails by file name. */
const parsed = new Map<string, Promise<ReadMail>>();

/** Returns the mails so far that contain the text in their headers or body. */
export async function findMails(text: string): Promise<ReadMail[]> {
  const files = (await readdir(site.mailDirectory)).filter((file) => file.endsWith('.eml'));
  for (const file of files)
    if (!parsed.has(file)) parsed.set(file, readFile(`${site.mailDirectory}/${file}`).then(readMail));
  const mails = await Promise.all(parsed.values());
  return mails.filter((mail) => JSON.stringify(mail).includes(text));
}
