/**
 * The mails of a form of which every answer goes to the company, and to its sender no more than
 * that it arrived.
 */
import { translator, type Translate } from '#i18n/translate.ts';
import { renderCompanyMail } from '#server/forms/company-mail.ts';
import { renderSenderMail, type SenderMailTexts } from '#server/forms/sender-mail.ts';
import type { AnswerRow, SubmissionForm } from '#server/forms/form.ts';

export interface MailPlan<Answers> {
  /** The kind and sender of the submission, in Dutch. */
  title: (answers: Answers) => string;
  /** Each answer with its label; in the mail, an empty one is shown as a dash. */
  rows: (answers: Answers, t: Translate, fileName?: string) => AnswerRow[];
  /** Absent for a form that asks for no address. */
  sender?: {
    /** Empty when they gave none; then they get no mail. */
    address: (answers: Answers) => string | undefined;
    /** Absent when their mail is made elsewhere. */
    texts?: (answers: Answers) => SenderMailTexts;
  };
}

/** Returns the function that renders the mails of a form. */
export function mailsOf<Answers extends object>(
  plan: MailPlan<Answers>,
): SubmissionForm<Answers>['renderMails'] {
  return (answers, { quarantineReasons, spamSigns, fileName, ...envelope }, { company, siteUrl }) => {
    const sender = plan.sender?.address(answers) || undefined;
    const companyMail = renderCompanyMail({
      ...envelope,
      siteUrl,
      recipient: company,
      replyTo: sender,
      title: plan.title(answers),
      rows: plan
        .rows(answers, translator('nl'), fileName)
        .map(([label, value]) => ({ label, value: toText(value) })),
      quarantineReasons,
      spamSigns,
    });
    const texts = plan.sender?.texts?.(answers);
    if (!texts || !sender || quarantineReasons.length > 0) return [companyMail];
    return [companyMail, renderSenderMail({ ...envelope, recipient: sender, replyTo: company, texts })];
  };
}

/** The name of a choice may hold soft hyphens, which some mail programs show. */
function toText(value: string | null | undefined): string {
  return value?.replaceAll('\u00ad', '') || '–';
}
