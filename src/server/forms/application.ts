/** The job application. */
import { formatPhone } from '#domain/phone.ts';
import { applicationDeadline } from '#domain/deadlines.ts';
import type { Translate } from '#i18n/translate.ts';
import { daysBefore } from '#domain/retention.ts';
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import { toColumns, type AnswerColumns, type AnswerRow, type SubmissionForm } from '#server/forms/form.ts';
import { applicationContract, type Application } from '#contracts/application.ts';
import { sql } from 'kysely';

const { days, daysWithConsent, daysUndecided } = applicationContract.retention;

const mailPlan: MailPlan<Application> = {
  title: ({ naam }) => `Sollicitatie van ${naam}`,
  rows: (answers, t, fileName) => [
    [t('applicationForm.positionLabel'), t(`applicationForm.${answers.functie}`)],
    [t('applicationForm.experienceLabel'), t(`applicationForm.${answers.ervaring}`)],
    [t('applicationForm.availabilityLabel'), t(`applicationForm.${answers.beschikbaarheid}`)],
    [t('form.nameLabel'), answers.naam],
    [t('person.emailLabel'), answers.email],
    [t('person.phoneLabel'), formatPhone(answers.telefoon)],
    [t('applicationForm.addressLabel'), answers.adres],
    [t('applicationForm.motivationLabel'), answers.motivatie],
    ...cvRows(answers, t, fileName),
    ['Mag een jaar bewaard worden', answers.consentsToKeep ? 'Ja' : 'Nee', 'internal'],
  ],
  senderTexts: () => ({
    subject: 'mail.applicationSubject',
    heading: 'mail.applicationHeading',
    text: 'mail.applicationText',
    next: 'mail.applicationNext',
  }),
};

/** Returns the rows of the CV, which is text, a file, both or neither. */
function cvRows({ cv }: Application, t: Translate, fileName?: string): AnswerRow[] {
  const text: AnswerRow = [t('mail.cvLabel'), cv];
  if (!fileName) return [text];
  const file: AnswerRow = [t('applicationForm.cvFileLabel'), fileName];
  return cv ? [text, file] : [file];
}

export const applicationForm: SubmissionForm<Application> = {
  ...applicationContract,
  receivedKey: 'vacancies.received',
  deadline: (arrivedAt, _answers, closed) => applicationDeadline(arrivedAt, closed),
  table: 'applications',
  sender: { name: 'naam', email: 'email', phone: 'telefoon' },
  searched: ['functie', 'adres', 'motivatie', 'cv'],
  isExpired: (now) => sql`
    decided_at < ${daysBefore(now, daysWithConsent)}
    or (not consents_to_keep and decided_at < ${daysBefore(now, days)})
    or (decided_at is null and created_at < ${daysBefore(now, daysUndecided)})`,
  digest: { title: 'Sollicitaties zonder antwoord' },
  toRow: (answers): AnswerColumns<'applications'> => toColumns(answers),
  // Leaves out the CV, because links and repetition are normal in it.
  texts: ({ naam, adres, motivatie }) => ({ lines: [naam, adres], text: motivatie }),
  listAnswers: mailPlan.rows,
  renderMails: mailsOf(mailPlan),
};
