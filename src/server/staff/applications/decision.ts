/**
 * The effects of a status change of an application: a mail for most statuses, and the start of the
 * retention period when the change is a decision. An invitation is not a decision, because the
 * interview is still to come.
 */
import { dayAt } from '#domain/local-days.ts';
import { formatDay } from '#i18n/moments.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { Mail } from '#server/mail/message.ts';
import { renderSenderMail } from '#server/forms/sender-mail.ts';
import type { Services } from '#server/http/services.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import type { AllowedStep, StepEffect } from '#server/staff/requests/step.ts';
import { nextStatuses, type RequestStatus } from '#domain/staff/statuses.ts';
import { applicationRemovedAt } from '#contracts/application.ts';
import type { Decision, DecisionMail } from '#contracts/staff/application.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

/**
 * The part of the message keys that differs by status. An applicant who has withdrawn gets no mail.
 */
const textNames: Partial<Record<RequestStatus, 'Hired' | 'Invited' | 'Rejected'>> = {
  invited: 'Invited',
  rejected: 'Rejected',
  hired: 'Hired',
};

/**
 * Returns the effects of a status change. Nothing is mailed for a quarantined application, because
 * a bot may have entered the address of a stranger.
 */
export async function decideApplication(
  { db, env }: Services,
  { reference, to, at, reason }: AllowedStep,
): Promise<StepEffect> {
  const assignments = [sql`decided_at = ${to === 'invited' ? null : at}`];
  const applicant = await findApplicant(db, reference);
  const mail = applicant && renderDecision(applicant, to, { at, env, own: reason });
  return { assignments, mails: mail ? [identifyStaffMail(mail, env)] : [] };
}

/** Describes the decision for the page of an application; undefined for other requests. */
export async function describeDecision(
  { db, env, now }: Services,
  { reference, kind, status }: RequestView,
): Promise<Decision | undefined> {
  const applicant = kind === 'application' ? await findApplicant(db, reference) : undefined;
  if (!applicant) return undefined;
  const mails = nextStatuses(kind, status).flatMap((step) => {
    const mail = renderDecision(applicant, step, { at: now(), env });
    return mail ? [{ step, subject: mail.body.subject, ...splitText(mail) }] : [];
  });
  return {
    isDecided: applicant.decidedAt !== null,
    removedAt: applicationRemovedAt(applicant),
    removedAtIfDecided: applicationRemovedAt({ ...applicant, decidedAt: now() }),
    consentsToKeep: applicant.consentsToKeep,
    mails,
  };
}

/**
 * Returns the paragraphs before and after the place of the personal text, without the closing note
 * for unintended recipients.
 */
function splitText({ body }: Mail): Pick<DecisionMail, 'after' | 'before'> {
  const paragraphs = body.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return { before: paragraphs.slice(0, 2).join('\n\n'), after: paragraphs.slice(2, -1).join('\n\n') };
}

function renderDecision(
  applicant: Applicant,
  status: RequestStatus,
  { at, env, own }: { at: Date; env: Pick<Env, 'mailTo'>; own?: string | undefined },
): Mail | undefined {
  const name = textNames[status];
  if (!name || applicant.quarantineReasons.length > 0) return undefined;
  // A check constraint of the table allows only the languages of the site.
  const locale = applicant.locale as Locale;
  const removedAt = applicationRemovedAt({ ...applicant, decidedAt: at });
  return renderSenderMail({
    recipient: applicant.email,
    replyTo: env.mailTo,
    reference: applicant.reference,
    locale,
    deadline: undefined,
    texts: {
      subject: `mail.application${name}Subject`,
      heading: `mail.application${name}Heading`,
      text: `mail.application${name}Text`,
      next: `mail.application${name}Next`,
      notYou: 'mail.applicationNotYou',
    },
    own,
    values: { removal: formatDay(new Date(dayAt(removedAt)), locale) },
  });
}

type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

function findApplicant(db: Database, reference: string) {
  return db
    .selectFrom('applications')
    .select(['reference', 'email', 'locale', 'createdAt', 'decidedAt', 'consentsToKeep', 'quarantineReasons'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}
