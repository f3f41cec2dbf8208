/**
 * The mails of a form: one to the company with all answers, and a confirmation to the sender
 * without them.
 */
import { translator, type Translate } from '#i18n/translate.ts';
import { renderCompanyMail } from '#server/forms/company-mail.ts';
import { renderSenderMail, type SenderMailTexts } from '#server/forms/sender-mail.ts';
import { emailOf, type AnswerRow, type SubmissionForm } from '#server/forms/form.ts';

export interface MailPlan<Answers> {
  /** The kind and the sender of the submission, in Dutch. */
  title: (answers: Answers) => string;
  /** The answers with their labels; the mail shows a dash for an empty one. */
  rows: (answers: Answers, t: Translate, fileName?: string) => AnswerRow[];
  /** The texts of the mail to the sender; absent when there is none or it is rendered elsewhere. */
  senderTexts?: (answers: Answers) => SenderMailTexts;
}

/** Returns the function that renders the mails of a form. */
export function mailsOf<Answers extends object>(
  plan: MailPlan<Answers>,
): SubmissionForm<Answers>['renderMails'] {
  return (answers, { quarantineReasons, spamSigns, fileName, ...envelope }, { mailTo, siteUrl }) => {
    const sender = emailOf(answers) || undefined;
    const companyMail = renderCompanyMail({
      ...envelope,
      siteUrl,
      recipient: mailTo,
      replyTo: sender,
      title: plan.title(answers),
      rows: plan
        .rows(answers, translator('nl'), fileName)
        .map(([label, value]) => ({ label, value: value?.replaceAll('\u00ad', '') || '–' })),
      quarantineReasons,
      spamSigns,
    });
    const texts = plan.senderTexts?.(answers);
    if (!texts || !sender || quarantineReasons.length > 0) return [companyMail];
    return [companyMail, renderSenderMail({ ...envelope, recipient: sender, replyTo: mailTo, texts })];
  };
}
