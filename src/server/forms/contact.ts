/** The quote request. */
import { formatPhone } from '#domain/phone.ts';
import { replyDeadline } from '#domain/deadlines.ts';
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import { olderThan, toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { contactContract, type Contact } from '#contracts/contact.ts';
import { sql } from 'kysely';

const mailPlan: MailPlan<Contact> = {
  title: ({ bedrijf }) => `Offerteaanvraag van ${bedrijf}`,
  rows: ({ service, bedrijf, naam, email, telefoon, bericht }, t) => [
    [t('form.serviceLabel'), t(`contact.${service}`)],
    [t('form.nameLabel'), naam],
    [t('form.companyLabel'), bedrijf],
    [t('person.emailLabel'), email],
    [t('person.phoneLabel'), telefoon && formatPhone(telefoon)],
    [t('form.messageLabel'), bericht],
  ],
  senderTexts: () => ({
    subject: 'mail.contactSubject',
    heading: 'mail.contactHeading',
    text: 'mail.contactText',
    next: 'mail.contactNext',
  }),
};

export const contactForm: SubmissionForm<Contact> = {
  ...contactContract,
  receivedKey: 'contact.received',
  deadline: (arrivedAt, _answers, closed) => replyDeadline(arrivedAt, closed),
  table: 'contactRequests',
  sender: { name: 'naam', company: 'bedrijf', email: 'email', phone: 'telefoon' },
  searched: ['service', 'bericht'],
  isExpired: olderThan(contactContract.retention.days),
  digest: { title: 'Offerteaanvragen zonder antwoord', name: sql`concat_ws(', ', naam, bedrijf)` },
  toRow: (answers): AnswerColumns<'contactRequests'> => toColumns(answers),
  texts: ({ naam, bedrijf, bericht = '' }) => ({ lines: [naam, bedrijf], text: bericht }),
  listAnswers: mailPlan.rows,
  renderMails: mailsOf(mailPlan),
};
