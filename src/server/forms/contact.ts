/** The quote request. */
import { replyDeadline } from '#domain/deadlines.ts';
import { referencePrefixes } from '#domain/references.ts';
import { mailsOf } from '#server/mail/submission-mails.ts';
import { toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { contactPath, contactSchema, type Contact } from '#submissions/contact.ts';

export const contactForm: SubmissionForm<Contact> = {
  name: 'contact',
  path: contactPath,
  screen: 'contact',
  failureTitleKey: 'contact.failureTitle',
  receivedKey: 'contact.received',
  deadline: replyDeadline,
  referencePrefix: referencePrefixes.contact,
  schema: contactSchema,
  table: 'contactRequests',
  toRow: (answers): AnswerColumns<'contactRequests'> => toColumns(answers),
  texts: ({ naam, bedrijf, bericht = '' }) => ({ lines: [naam, bedrijf], text: bericht }),
  renderMails: mailsOf({
    title: ({ bedrijf }) => `Offerteaanvraag van ${bedrijf}`,
    rows: ({ naam, bedrijf, email, telefoon, service, bericht }, t) => [
      [t('form.nameLabel'), naam],
      [t('form.companyLabel'), bedrijf],
      [t('form.emailLabel'), email],
      [t('form.phoneLabel'), telefoon],
      [t('contact.serviceLabel'), t(`contact.${service}`)],
      [t('form.messageLabel'), bericht],
    ],
    sender: {
      address: ({ email }) => email,
      texts: {
        subject: 'mail.contactSubject',
        heading: 'mail.contactHeading',
        text: 'mail.contactText',
        next: 'mail.contactNext',
      },
    },
  }),
};
