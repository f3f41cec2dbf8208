import { storeNotice } from '#browser/sent-notice.ts';
import type { SubmissionFailure, SubmissionSuccess } from '#islands/post-submission.ts';
import { dismissNotice, notify } from '#islands/stores/notice.ts';
import type { Translation } from '#islands/translation.ts';
import type { StatusKind } from '#styles/form-classes.ts';
import type { NoticeLabels, SentNotice } from '#contracts/sent-notice.ts';
import { useState } from 'react';

/** The outcome of an attempt, which stays on the page. A temporary notice is shown too. */
export interface SubmissionStatus {
  kind: StatusKind;
  title: string;
  text: string;
}

/** Texts of the notices. Without `successText` or `failureText`, the server's message is shown. */
export interface SubmissionNotices {
  /** `todo` when the visitor has to do something for the success to last. */
  successKind?: 'todo';
  successTitle: string;
  successText?: string;
  /** The text of a success if the server sends no message. */
  successFallback?: string;
  failureTitle: string;
  failureText?: string;
  /** The text of a failure if the server sends no message. */
  failureFallback?: string;
  /**
   * Notices for certain HTTP statuses. The outcome on the page still shows the server's message.
   */
  failureNotices?: Record<number, { title: string; text: string }>;
}

interface OutcomeOptions<Answers> {
  name: string;
  translation: Translation<'form'>;
  notices: SubmissionNotices;
  /** Shows a success in another place than the form. */
  onSuccess?: ((status: SubmissionStatus) => void) | undefined;
  /** Returns true if the form has shown the failure itself. */
  onFailure?: ((failure: SubmissionFailure, answers: Answers) => boolean) | undefined;
}

/** The title and message of a successful response, if any. */
type ServerMessage = Pick<SubmissionSuccess, 'title' | 'message'>;

/** The labels of notices, in the language of the form. */
export function noticeLabels(t: Translation<'form'>['t']): NoticeLabels {
  return {
    notification: t('form.notification'),
    notifications: t('form.notifications'),
    close: t('form.close'),
  };
}

/** Returns the text of a failure if the server sent no message. */
function fallbackFailure(t: Translation<'form'>['t'], status: number, fallback?: string): string {
  if (status === 0 && !navigator.onLine) return t('form.offline');
  // The text says that the response was lost, because the submission may have been stored.
  return fallback ?? t(status === 0 ? 'form.answerLost' : 'form.failure');
}

/** Shows the outcome of an attempt in a temporary notice and on the page. */
export function useOutcome<Answers>({
  name,
  translation: { t },
  notices,
  onSuccess,
  onFailure,
}: OutcomeOptions<Answers>) {
  const [status, setStatus] = useState<SubmissionStatus>();

  const successNotice = ({ title, message }: ServerMessage): Omit<SentNotice, 'labels'> => {
    if (title) return { kind: 'success', title, text: message ?? '' };
    const { successKind: kind = 'success', successTitle, successFallback = successTitle } = notices;
    return { kind, title: successTitle, text: notices.successText ?? message ?? successFallback };
  };
  return {
    status,
    clear: () => {
      setStatus(undefined);
      dismissNotice(name);
    },
    /** Goes to the confirmation page, which shows the notice. */
    succeedOn: (path: string, reply: ServerMessage) => {
      storeNotice({ ...successNotice(reply), labels: noticeLabels(t) });
      location.assign(path);
    },
    succeed: (reply: ServerMessage) => {
      const notice = successNotice(reply);
      const show = onSuccess ?? setStatus;
      show({ ...notice, text: reply.message ?? notice.text });
      notify({ owner: name, ...notice });
    },
    fail: (failure: SubmissionFailure, answers: Answers) => {
      if (onFailure?.(failure, answers)) return;
      // Errors of fields are shown at the fields and in the summary above the form.
      if (Object.keys(failure.refusal.fields ?? {}).length > 0) return;
      const { failureTitle, failureText, failureFallback, failureNotices } = notices;
      const { title = failureTitle, message } = failure.refusal;
      const text = message ?? fallbackFailure(t, failure.status, failureFallback);
      const notice = failureNotices?.[failure.status] ?? { title, text: failureText ?? text };
      setStatus({ kind: 'failure', title, text });
      notify({ owner: name, kind: 'failure', ...notice });
    },
  };
}
