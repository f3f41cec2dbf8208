/** The request to be called back. */
import { formatPhone } from '#domain/phone.ts';
import { company } from '#company';
import { callbackDeadline, callbackWindowStart } from '#domain/deadlines.ts';
import { mailsOf, type MailPlan } from '#server/forms/mails.ts';
import {
  olderThan,
  toColumns,
  type AnswerColumns,
  type AnswerRow,
  type SubmissionForm,
} from '#server/forms/form.ts';
import { callbackMarks } from '#i18n/staff/labels.ts';
import { callbackContract, type Callback } from '#contracts/callback.ts';
import { sql } from 'kysely';

/** A callback request with the company, which only staff can enter. */
export interface StoredCallback extends Callback {
  bedrijf?: string | undefined;
}

const mailPlan: MailPlan<StoredCallback> = {
  title: ({ naam, onderwerp }) => {
    const mark = callbackMarks[onderwerp];
    return mark ? `${mark}: ${naam} wil gebeld worden` : `Terugbelverzoek van ${naam}`;
  },
  rows: ({ onderwerp, telefoon, naam, bedrijf, preferredTime, email, bericht }, t) => [
    [t('callback.subjectLabel'), t(`callback.${onderwerp}`)],
    [t('person.phoneLabel'), formatPhone(telefoon)],
    [t('form.nameLabel'), naam],
    ...(bedrijf ? [[t('form.companyLabel'), bedrijf] satisfies AnswerRow] : []),
    [t('callback.timeLabel'), preferredTime && t(`callback.${preferredTime}`)],
    [t('person.emailLabel'), email],
    [t('form.messageLabel'), bericht],
  ],
  senderTexts: ({ onderwerp }) => ({
    subject: 'mail.callbackSubject',
    heading: 'mail.callbackHeading',
    text: 'mail.callbackText',
    next: onderwerp === 'spoedhulp' ? 'mail.callbackUrgent' : 'mail.callbackNext',
  }),
};

export const callbackForm: SubmissionForm<StoredCallback> = {
  ...callbackContract,
  receivedKey: 'callback.received',
  chooseReceivedKey: ({ onderwerp, preferredTime }) => {
    if (onderwerp === 'spoedhulp') return 'callback.receivedUrgent';
    return preferredTime && preferredTime !== 'altijd' ? 'callback.receivedPart' : 'callback.received';
  },
  deadline: (arrivedAt, { preferredTime }, closed) => callbackDeadline(arrivedAt, preferredTime, closed),
  windowStart: (deadline, { preferredTime }) => callbackWindowStart(deadline, preferredTime),
  findIssues: ({ preferredTime }) =>
    preferredTime === 'avond' && !company.eveningCalls
      ? [{ path: ['preferredTime'], message: 'callback.choiceInvalid' }]
      : [],
  table: 'callbackRequests',
  sender: { name: 'naam', company: 'bedrijf', email: 'email', phone: 'telefoon' },
  searched: ['onderwerp', 'bericht'],
  // Emergencies sort as if they had arrived 20 years earlier and complaints 10, so that they come
  // first; others sort by their deadline. In hours, because years depend on a time zone.
  sortAt: sql`stored.created_at - interval '8760 hours' * case onderwerp when 'spoedhulp' then 20 when 'klacht' then 10 end`,
  isExpired: olderThan(callbackContract.retention.days),
  digest: { title: 'Terugbelverzoeken' },
  toRow: (answers): AnswerColumns<'callbackRequests'> => toColumns(answers),
  texts: ({ naam, bericht = '' }) => ({ lines: [naam], text: bericht }),
  listAnswers: mailPlan.rows,
  isUrgent: ({ onderwerp }: Callback) => onderwerp === 'spoedhulp',
  renderMails: mailsOf(mailPlan),
};
