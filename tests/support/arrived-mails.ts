/** The mails that the started site has sent, as a mail program would read them. */
import { readdir, readFile } from 'node:fs/promises';
import PostalMime, { type Email } from 'postal-mime';
import { site } from './site-under-test.ts';

/** Gives every mail so far in which the text occurs, in its headers or in its body. */
export async function findMails(text: string): Promise<Email[]> {
  const files = (await readdir(site.mailDirectory)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readMail(`${site.mailDirectory}/${file}`)));
  return mails.filter((mail) => JSON.stringify(mail).includes(text));
}

async function readMail(path: string): Promise<Email> {
  return PostalMime.parse(await readFile(path));
}
