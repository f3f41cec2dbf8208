import { emitSiteEvent } from '#browser/site-event.ts';
import { postSubmission, SubmissionError } from '#islands/post-submission.ts';
import { notify } from '#islands/stores/notice.ts';
import { useDraft } from '#islands/use-draft.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

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

export interface SubmissionOptions<Input extends FieldValues, Output extends FieldValues> {
  schema: ZodMiniType<Output, Input>;
  path: string;
  locale: Locale;
  t: Translate;
  notices: SubmissionNotices;
  /** Fields that are not kept in the tab's storage. Give the same list at each render. */
  unkept?: readonly string[];
  /** What fields start with and go back to; the markup must say the same. Give the same object at each render. */
  defaultValues?: DefaultValues<Input>;
  /** Gets what the server said. */
  onSuccess?: (message: string) => void;
  onFailure?: (error: SubmissionError, answers: Output) => void;
}

const nothing: readonly string[] = [];

/** Within this time after the answer a click is the second one of two, meant for what was just stored. */
const doubleClickMs = 1_000;

/**
 * Runs one form: validates with the shared schema, posts once at a time under one submission id, tells how it went, and keeps
 * every answer until the server has said that it stored them.
 */
export function useSubmission<Input extends FieldValues, Output extends FieldValues>(
  options: SubmissionOptions<Input, Output>,
) {
  const { schema, path, locale, t, unkept = nothing, defaultValues } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const formElement = useReadyForm();
  const { startOver, markSent } = useDraft(path, form, unkept);
  const { status, clearStatus, tellSuccess, tellFailure } = useTelling(options);
  const sending = useRef(false);
  const storedAt = useRef(-Infinity);

  const send = async (answers: Output) => {
    const envelope = { ...markSent(), [envelopeFields.locale]: locale, ...readHoneypot(formElement.current) };
    try {
      const { message } = await postSubmission(path, { ...answers, ...envelope });
      startOver();
      storedAt.current = performance.now();
      tellSuccess(message);
      emitSiteEvent('form_stored', { form: path, ...pickContact(answers) });
    } catch (cause) {
      const error = cause instanceof SubmissionError ? cause : new SubmissionError(0, String(cause));
      for (const [name, message] of Object.entries(error.refusal.fields ?? {})) {
        form.setError(name as Path<Input>, { type: 'server', message });
      }
      tellFailure(error, answers);
    }
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The second of two clicks must neither send again nor ask for what an emptied form lacks.
    if (sending.current || performance.now() - storedAt.current < doubleClickMs) return;
    sending.current = true;
    clearStatus();
    await form.handleSubmit(send)(event);
    sending.current = false;
  };

  return {
    form,
    formElement,
    submit: (event: SyntheticEvent) => void submit(event),
    startOver,
    status,
    path,
    locale,
    t,
  };
}

/** Says how it went: a notice that passes by, and a status that stays. */
function useTelling<Input extends FieldValues, Output extends FieldValues>(
  options: SubmissionOptions<Input, Output>,
) {
  const { path, t, notices, onSuccess, onFailure } = options;
  const [status, setStatus] = useState<SubmissionStatus>();

  const tell = (
    kind: SubmissionStatus['kind'],
    title: string,
    text: string,
    noticeText: MessageKey | undefined,
  ) => {
    notify({ owner: path, kind, title, text: noticeText ? t(noticeText) : text });
    setStatus({ kind, title, text });
  };
  return {
    status,
    clearStatus: () => {
      setStatus(undefined);
    },
    tellSuccess: (message: string) => {
      const text = message || (notices.successFallback ? t(notices.successFallback) : '');
      tell('success', t(notices.successTitle), text, notices.successText);
      onSuccess?.(text);
    },
    tellFailure: (error: SubmissionError, answers: Output) => {
      const text = error.status === 0 ? t('form.offline') : (error.refusal.message ?? t('form.failure'));
      const title = error.refusal.title ?? t(notices.failureTitle);
      tell('failure', title, text, notices.failureText);
      onFailure?.(error, answers);
    },
  };
}

/** Marks the form once it is sent by script: tests and styles wait for that. */
function useReadyForm() {
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formElement.current?.setAttribute('data-ready', '');
  }, []);
  return formElement;
}

/** What a robot wrote into the field that people do not see. */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const field = form?.elements.namedItem(envelopeFields.honeypot);
  return field instanceof HTMLInputElement && field.value ? { [envelopeFields.honeypot]: field.value } : {};
}

/** What a report says of the answers; each form has some of these, and under the same names. */
function pickContact({ email, telefoon, service }: FieldValues) {
  const texts = { email, phone: telefoon, service } as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
