/** The job application. */
import { applicationDeadline } from '#domain/deadlines.ts';
import { referencePrefixes } from '#domain/references.ts';
import { mailsOf } from '#server/mail/submission-mails.ts';
import { toColumns, type AnswerColumns, type SubmissionForm } from '#server/forms/form.ts';
import { applicationPath, applicationSchema, type Application } from '#submissions/application.ts';

export const applicationForm: SubmissionForm<Application> = {
  name: 'application',
  path: applicationPath,
  screen: 'vacancies',
  failureTitleKey: 'vacancies.failureTitle',
  receivedKey: 'vacancies.received',
  deadline: applicationDeadline,
  referencePrefix: referencePrefixes.application,
  schema: applicationSchema,
  table: 'applications',
  toRow: (answers): AnswerColumns<'applications'> => toColumns(answers),
  // Not the curriculum vitae, in which links and repetition are ordinary.
  texts: ({ naam, adres, motivatie }) => ({ lines: [naam, adres], text: motivatie }),
  renderMails: mailsOf({
    title: ({ naam }) => `Sollicitatie van ${naam}`,
    rows: (answers, t) => [
      [t('form.nameLabel'), answers.naam],
      [t('form.emailLabel'), answers.email],
      [t('form.phoneLabel'), answers.telefoon],
      [t('vacancies.addressLabel'), answers.adres],
      [t('vacancies.positionLabel'), t(`vacancies.${answers.functie}`)],
      [t('vacancies.experienceLabel'), t(`vacancies.${answers.ervaring}`)],
      [t('vacancies.availabilityLabel'), t(`vacancies.${answers.beschikbaarheid}`)],
      [t('vacancies.motivationLabel'), answers.motivatie],
      [t('vacancies.cvLabel'), answers.cv],
      ['Mag een jaar bewaard worden', answers.consentsToKeep ? 'Ja' : 'Nee'],
    ],
    sender: {
      address: ({ email }) => email,
      texts: {
        subject: 'mail.applicationSubject',
        heading: 'mail.applicationHeading',
        text: 'mail.applicationText',
        next: 'mail.applicationNext',
      },
    },
  }),
};
