import { leaveNotice } from '#browser/sent-notice.ts';
import type { SubmissionFailure, SubmissionSuccess } from '#islands/post-submission.ts';
import { notify } from '#islands/stores/notice.ts';
import type { Translation } from '#islands/translation.ts';
import type { NoticeLabels } from '#submissions/sent-notice.ts';
import { useState } from 'react';

/** What stays on the page after an attempt to send, beside the notice that passes by. */
export interface SubmissionStatus {
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

/** Texts of the notices. Without a text of its own a notice says what the server said. */
export interface SubmissionNotices {
  successTitle: string;
  successText?: string;
  /** Said when the server gave no words of its own. */
  successFallback?: string;
  failureTitle: string;
  failureText?: string;
  /** A failure stands beside the fields and has the focus: a notice would only say it twice. */
  failsOnPage?: boolean;
}

interface OutcomeOptions<Answers> {
  /** Of the form. */
  name: string;
  translation: Translation<'form'>;
  notices: SubmissionNotices;
  /** True when the form has said it itself. */
  onFailure?: ((failure: SubmissionFailure, answers: Answers) => boolean) | undefined;
}

/** What notices are called in the language of a form. */
export function noticeLabels(t: Translation<'form'>['t']): NoticeLabels {
  return {
    notification: t('form.notification'),
    notifications: t('form.notifications'),
    close: t('form.close'),
  };
}

/** Without a connection nothing was sent; else the answer may have been lost on its way. */
function noAnswer(t: Translation<'form'>['t']): string {
  return navigator.onLine ? t('form.answerLost') : t('form.offline');
}

/** Says how an attempt went: a notice that passes by, and a status that stays. */
export function useOutcome<Answers>({
  name,
  translation: { t },
  notices,
  onFailure,
}: OutcomeOptions<Answers>) {
  const [status, setStatus] = useState<SubmissionStatus>();

  const show = (kind: SubmissionStatus['kind'], title: string, text: string, noticeText = text) => {
    notify({ owner: name, kind, title, text: noticeText });
    setStatus({ kind, title, text });
  };
  return {
    status,
    clear: () => {
      setStatus(undefined);
    },
    /** Goes to the page that says the rest, with the notice. */
    succeedOn: (path: string, said: Pick<SubmissionSuccess, 'title' | 'message'>) => {
      const { successTitle, successText = said.message ?? successTitle } = notices;
      const notice = said.title
        ? { title: said.title, text: said.message ?? '' }
        : { title: successTitle, text: successText };
      leaveNotice({ ...notice, labels: noticeLabels(t) });
      location.assign(path);
    },
    succeed: (text = notices.successFallback ?? notices.successText ?? notices.successTitle) => {
      show('success', notices.successTitle, text, notices.successText);
    },
    fail: (failure: SubmissionFailure, answers: Answers) => {
      if (onFailure?.(failure, answers)) return;
      const text = failure.status === 0 ? noAnswer(t) : (failure.refusal.message ?? t('form.failure'));
      const title = failure.refusal.title ?? notices.failureTitle;
      if (notices.failsOnPage) setStatus({ kind: 'failure', title, text });
      else show('failure', title, text, notices.failureText);
    },
  };
}
