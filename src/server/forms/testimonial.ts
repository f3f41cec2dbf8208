/** The testimonial of a client. It is stored unapproved, and has no deadline. */
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import { toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { testimonialContract, type Testimonial } from '#contracts/testimonial.ts';
import { sql } from 'kysely';

const mailPlan: MailPlan<Testimonial> = {
  title: ({ customerName }) => `Ervaring van ${customerName}`,
  rows: (answers, t) => [
    [t('testimonialForm.ratingLabel'), t('testimonialForm.stars', { stars: answers.rating })],
    [t('testimonialForm.serviceLabel'), t(`testimonialForm.${answers.service}`)],
    [t('testimonialForm.textLabel'), answers.testimonialText],
    [t('form.nameLabel'), answers.customerName],
    ['Naam mag bij de tekst', answers.consentsToName ? 'Ja' : 'Nee', 'internal'],
    [t('form.companyLabel'), answers.company],
    [t('testimonialForm.locationLabel'), answers.location],
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
  renderMails: mailsOf(mailPlan),
};
