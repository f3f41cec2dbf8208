/** A site of which pictures are taken, and what it leaves behind for who looks after it. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

export interface Place {
  url: string;
  /** Of the mails that it sent, one `.eml` file each. */
  mailDirectory: string;
  /** What it printed when it started: the passwords of its demo accounts among it. */
  output: string;
}

const patienceMs = 10_000;
const stepMs = 200;

/** The first link with that in it of a mail to that address; throws when no such mail comes. */
export async function findMailedLink(
  { mailDirectory }: Place,
  recipient: string,
  part: string,
): Promise<string> {
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    const link = (await readMails(mailDirectory, recipient))
      .flatMap((text) => text.match(/https?:\S+/g) ?? [])
      .find((found) => found.includes(part));
    if (link) return new URL(link).pathname + new URL(link).search;
    await sleep(stepMs);
  }
  throw new Error(`No mail to ${recipient} has a link with ${part}.`);
}

async function readMails(directory: string, recipient: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(`${directory}/${file}`))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === recipient).map(({ text }) => text ?? '');
}

/** The password of a demo account, as the site printed it; throws when it did not. */
export async function passwordOf({ output }: Place, username: string): Promise<string> {
  const found = new RegExp(`^ +${username} +(\\S+)$`, 'm').exec(await readFile(output, 'utf8'));
  if (!found?.[1]) throw new Error(`The site printed no password of ${username}.`);
  return found[1];
}
