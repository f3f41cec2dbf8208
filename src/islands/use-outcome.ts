import type { SubmissionFailure } from '#islands/post-submission.ts';
import { notify } from '#islands/stores/notice.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import { useState } from 'react';

/** What stays on the page after an attempt to send, beside the notice that passes by. */
export interface SubmissionStatus {
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

/** Keys of the notices' texts. Without a text of its own a notice says what the server said. */
export interface SubmissionNotices {
  successTitle: MessageKey;
  successText?: MessageKey;
  /** Said when the server gave no words of its own. */
  successFallback?: MessageKey;
  failureTitle: MessageKey;
  failureText?: MessageKey;
}

interface OutcomeOptions<Answers> {
  /** Of the form. */
  name: string;
  t: Translate;
  notices: SubmissionNotices;
  /** Gets what the server said. */
  onSuccess?: ((message: string) => void) | undefined;
  onFailure?: ((failure: SubmissionFailure, answers: Answers) => void) | undefined;
}

/** Says how an attempt went: a notice that passes by, and a status that stays. */
export function useOutcome<Answers>({ name, t, notices, onSuccess, onFailure }: OutcomeOptions<Answers>) {
  const [status, setStatus] = useState<SubmissionStatus>();

  const show = (
    kind: SubmissionStatus['kind'],
    title: string,
    text: string,
    noticeText: MessageKey | undefined,
  ) => {
    notify({ owner: name, kind, title, text: noticeText ? t(noticeText) : text });
    setStatus({ kind, title, text });
  };
  return {
    status,
    clear: () => {
      setStatus(undefined);
    },
    succeed: (text = t(notices.successFallback ?? notices.successText ?? notices.successTitle)) => {
      show('success', t(notices.successTitle), text, notices.successText);
      onSuccess?.(text);
    },
    fail: (failure: SubmissionFailure, answers: Answers) => {
      const text = failure.status === 0 ? t('form.offline') : (failure.refusal.message ?? t('form.failure'));
      const title = failure.refusal.title ?? t(notices.failureTitle);
      show('failure', title, text, notices.failureText);
      onFailure?.(failure, answers);
    },
  };
}
