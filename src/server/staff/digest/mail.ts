/** What the company is told each working morning: what has waited longer than promised. */
import { formatPhone } from '#domain/phone.ts';
import { formatMoment } from '#i18n/moments.ts';
import type { Env } from '#server/env.ts';
import { companyReason } from '#server/forms/company-mail.ts';
import type { Block, Mail } from '#server/mail/message.ts';
import { requestPath } from '#contracts/staff/request.ts';

/** A request beyond its deadline. */
export interface Waiting {
  reference: string;
  name: string;
  /** Null when none was given. */
  phone: string | null;
  dueAt: Date;
}

/** What one form has that waits too long, longest first. */
export interface Overdue {
  title: string;
  items: Waiting[];
}

type DigestEnv = Pick<Env, 'mailTo' | 'siteUrl'>;

/** The mail, which lists each form of which something waits. */
export function renderDigest(overdue: Overdue[], { mailTo: recipient, siteUrl }: DigestEnv): Mail {
  const count = overdue.reduce((total, { items }) => total + items.length, 0);
  const subject = `Wacht langer dan beloofd: ${String(count)}`;
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    ...overdue.flatMap((list) => toBlocks(list, siteUrl)),
  ];
  return {
    body: { subject, blocks, locale: 'nl', reason: companyReason },
    recipient,
    replyTo: recipient,
    attachments: [],
  };
}

/** Each line leads to the page on which it is dealt with. */
function toBlocks({ title, items }: Overdue, siteUrl: string): Block[] {
  const rows = items.map(({ reference, name, phone, dueAt }) => ({
    label: reference,
    url: siteUrl + requestPath(reference),
    value: [name, ...(phone ? [formatPhone(phone)] : []), `beloofd: ${formatMoment(dueAt, 'nl')}`].join('\n'),
  }));
  return [
    { kind: 'subheading', text: `${title}: ${String(items.length)}` },
    { kind: 'facts', rows },
  ];
}
