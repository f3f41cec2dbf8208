/** The quote request. */
import { replyDeadline } from '#domain/promises.ts';
import { referencePrefixes } from '#domain/references.ts';
import { translator } from '#i18n/translate.ts';
import { renderCompanyMail } from '#server/mail/company-mail.ts';
import type { Mail } from '#server/mail/message.ts';
import { renderSenderMail } from '#server/mail/sender-mail.ts';
import type { AnswerColumns, Envelope, SubmissionForm } from '#server/submission-form.ts';
import { contactPath, contactSchema, type Contact } from '#submissions/contact.ts';

export const contactForm: SubmissionForm<Contact> = {
  name: 'contact',
  path: contactPath,
  screen: 'contact',
  referencePrefix: referencePrefixes.contact,
  schema: contactSchema,
  table: 'contactRequests',
  toRow,
  deadline: replyDeadline,
  receivedKey: 'contact.received',
  texts: ({ naam, bedrijf, bericht = '' }) => ({ lines: [naam, bedrijf], text: bericht }),
  renderMails,
};

/** An answer left empty is no answer: it is stored as null. */
function toRow({ telefoon, bericht, ...answers }: Contact): AnswerColumns<'contactRequests'> {
  return { ...answers, telefoon: telefoon || null, bericht: bericht || null };
}

function renderMails(answers: Contact, envelope: Envelope, { company }: { company: string }): Mail[] {
  const { reference, locale, deadline, quarantineReasons } = envelope;
  const shared = { reference, locale, deadline };
  const companyMail = renderCompanyMail({
    ...shared,
    recipient: company,
    replyTo: answers.email,
    title: `Offerteaanvraag van ${answers.bedrijf}`,
    rows: toRows(answers),
    quarantineReasons,
  });
  if (quarantineReasons.length > 0) return [companyMail];
  return [companyMail, renderSenderMail({ ...shared, recipient: answers.email, replyTo: company, texts })];
}

const texts = {
  subject: 'mail.contactSubject',
  heading: 'mail.contactHeading',
  text: 'mail.contactText',
  next: 'mail.contactNext',
} as const;

function toRows(answers: Contact): { label: string; value: string }[] {
  const t = translator('nl');
  return [
    { label: t('contact.nameLabel'), value: answers.naam },
    { label: t('contact.companyLabel'), value: answers.bedrijf },
    { label: t('contact.emailLabel'), value: answers.email },
    { label: t('contact.phoneLabel'), value: answers.telefoon || '–' },
    { label: t('contact.serviceLabel'), value: t(`contact.${answers.service}`) },
    { label: t('contact.messageLabel'), value: answers.bericht || '–' },
  ];
}
