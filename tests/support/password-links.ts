/** The password link in a mail, and its page. */
import { handleStaff } from '#server/staff/handle.ts';
import { linkFields } from '#contracts/staff/password-link.ts';
import { cookieOf } from './login.ts';
import { call, formPost } from './requests.ts';
import type { TestServices } from './test-services.ts';

export const newPassword = 'vier blauwe stoelen op zolder';
const passwords = { [linkFields.password]: newPassword, [linkFields.repeated]: newPassword };

/** Delivers pending mails; returns the path and the query of the password link in the last mail. */
export async function lastLink(services: TestServices): Promise<string> {
  await services.deliverMail();
  const text = services.mailbox.mails.at(-1)?.text ?? '';
  const link = /https:\/\/www\.example\.nl(\/beheer\/\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** Posts the form of the page behind a link. */
export async function useLink(services: TestServices, link: string) {
  const url = new URL(link, 'https://www.example.nl');
  const token = url.searchParams.get(linkFields.token) ?? '';
  const request = formPost(url.pathname, { [linkFields.token]: token, ...passwords });
  const { response } = await call(handleStaff, services, request);
  return { status: response.status, cookie: cookieOf(response) };
}
