import { company } from '#company';
import type { QuarantineReason, SpamSign } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { languageLabels, spamLabels } from '#i18n/staff/labels.ts';
import type { Block, Fact, Mail } from '#server/mail/message.ts';
import { requestPath } from '#contracts/staff/request.ts';

export interface CompanyMailContent {
  recipient: string;
  /** Origin of the site, for the link to the staff workspace. */
  siteUrl: string;
  /** The sender's e-mail address, for replies; undefined when there is none. */
  replyTo: string | undefined;
  reference: string;
  /**
   * The kind and the sender of the submission or the change, such as `Offerteaanvraag van De
   * Linde`.
   */
  title: string;
  rows: Fact[];
  locale: Locale;
  deadline: Date | undefined;
  quarantineReasons: QuarantineReason[];
  spamSigns: SpamSign[];
}

const replyHint: Block = { kind: 'paragraph', text: 'Antwoord op deze e-mail om de afzender te bereiken.' };

/** The footer of mails to the company. It says why the address receives them. */
export const companyReason = `Deze e-mail gaat naar het adres dat de verzoeken van ${new URL(company.siteUrl).hostname} ontvangt.`;

/**
 * Renders the mail to the company about a submission or a change of an appointment, always in
 * Dutch.
 */
export function renderCompanyMail(content: CompanyMailContent): Mail {
  const { recipient, replyTo, reference, title, quarantineReasons } = content;
  const subject = `${quarantineReasons.length > 0 ? '[Verdacht] ' : ''}${title} (${reference})`;
  const blocks: Block[] = [
    { kind: 'heading', text: title },
    ...warning(content),
    { kind: 'facts', rows: [...content.rows, ...metadataRows(content)] },
    { kind: 'link', text: 'Open dit verzoek', url: content.siteUrl + requestPath(reference) },
    ...(replyTo ? [replyHint] : []),
  ];
  return {
    body: { subject, blocks, locale: 'nl', reason: companyReason },
    recipient,
    replyTo: replyTo ?? recipient,
    attachments: [],
  };
}

function warning({ quarantineReasons, spamSigns }: CompanyMailContent): Block[] {
  const shown = [...quarantineReasons, ...spamSigns].map((sign) => spamLabels[sign]).join(', ');
  if (shown === '') return [];
  const text =
    quarantineReasons.length > 0
      ? `Let op, dit lijkt op spam: ${shown}. De afzender heeft geen bevestiging gekregen.`
      : `Mogelijk spam: ${shown}. De afzender heeft gewoon een bevestiging gekregen.`;
  return [{ kind: 'notice', text }];
}

function metadataRows({ reference, locale, deadline }: CompanyMailContent): Fact[] {
  return [
    { label: 'Taal', value: languageLabels[locale] },
    { label: 'Referentie', value: reference },
    ...(deadline ? [{ label: 'Reageren uiterlijk', value: formatMoment(deadline, 'nl') }] : []),
  ];
}
