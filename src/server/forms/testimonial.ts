/**
 * The testimonial of a client. It is stored unapproved, and promises nothing that would have a
 * deadline.
 */
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import { toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { bestRating, testimonialContract, type Testimonial } from '#contracts/testimonial.ts';
import { sql } from 'kysely';

const mailPlan: MailPlan<Testimonial> = {
  title: ({ customerName }) => `Ervaring van ${customerName}`,
  rows: (answers, t) => [
    [t('form.nameLabel'), answers.customerName],
    ['Naam mag bij de tekst', answers.consentsToName ? 'Ja' : 'Nee'],
    [t('form.companyLabel'), answers.company],
    [t('testimonialForm.locationLabel'), answers.location],
    [t('testimonialForm.serviceLabel'), t(`testimonialForm.${answers.service}`)],
    [t('testimonialForm.ratingLabel'), `${String(answers.rating)} van ${String(bestRating)}`],
    [t('testimonialForm.textLabel'), answers.testimonialText],
  ],
};

export const testimonialForm: SubmissionForm<Testimonial> = {
  ...testimonialContract,
  receivedKey: 'testimonials.received',
  table: 'testimonials',
  sender: { name: 'customerName', company: 'company' },
  searched: ['service', 'location', 'testimonialText'],
  isExpired: () => sql`false`,
  isCleared: sql`is_approved`,
  toRow: (answers): AnswerColumns<'testimonials'> => toColumns(answers),
  texts: ({ customerName, company = '', location = '', testimonialText }) => ({
    lines: [customerName, company, location],
    text: testimonialText,
  }),
  listAnswers: mailPlan.rows,
  listConfirmed: ({ rating, service, testimonialText, customerName }: Testimonial, t) => [
    [t('testimonialForm.ratingLabel'), t('testimonialForm.stars', { stars: rating })],
    [t('testimonialForm.serviceLabel'), t(`testimonialForm.${service}`)],
    [t('testimonialForm.textLabel'), testimonialText],
    [t('form.nameLabel'), customerName],
  ],
  renderMails: mailsOf(mailPlan),
};
