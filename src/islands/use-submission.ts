import { emitSiteEvent } from '#browser/site-event.ts';
import { postSubmission, SubmissionError } from '#islands/post-submission.ts';
import { notify } from '#islands/stores/notice.ts';
import { useDraft } from '#islands/use-draft.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import type { FormState } from '#submissions/answer.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
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
  /** Of the form element; its draft and its notices go by it. */
  name: string;
  /** Where the script posts to. */
  path: string;
  locale: Locale;
  t: Translate;
  /** What the server said of an attempt without script. */
  initial: FormState | undefined;
  notices: SubmissionNotices;
  /** Fields that are not kept in the tab's storage. Give the same list at each render. */
  unkept?: readonly string[];
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
  const { schema, name, path, locale, unkept = nothing } = options;
  const { form, initial, empty } = useRefusableForm(schema, options.initial);
  const formElement = useReadyForm();
  const { forget, markSent } = useDraft(name, form, { unkept, isRefused: initial !== undefined });
  const { status, clearStatus, tellSuccess, tellFailure } = useTelling(options);
  const sending = useRef(false);
  const storedAt = useRef(-Infinity);

  const startOver = () => {
    empty();
    forget();
  };

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
      for (const [field, message] of Object.entries(error.refusal.fields ?? {})) {
        form.setError(field as Path<Input>, toFieldError(message));
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
    ...options,
    form,
    formElement,
    submit: (event: SyntheticEvent) => void submit(event),
    startOver,
    status,
    initial,
  };
}

/** The form in the library's hands, with what the server said of an attempt without script. */
function useRefusableForm<Input extends FieldValues, Output extends FieldValues>(
  schema: ZodMiniType<Output, Input>,
  refused: FormState | undefined,
) {
  const [initial, setInitial] = useState(refused);
  const [errors] = useState(() => refused && toFieldErrors<Input>(refused.errors));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    mode: initial ? 'onChange' : 'onSubmit',
    errors,
  });
  const empty = () => {
    // The form goes back to what stands in the page, so that has to go first.
    flushSync(() => {
      setInitial(undefined);
    });
    form.reset();
  };
  return { form, initial, empty };
}

/** What the server says is in the language of the form already. */
function toFieldError(message: string) {
  return { type: 'server', message };
}

function toFieldErrors<Input extends FieldValues>(errors: Record<string, string>) {
  const entries = Object.entries(errors).map(([field, message]) => [field, toFieldError(message)]);
  return Object.fromEntries(entries) as FieldErrors<Input>;
}

/** Says how it went: a notice that passes by, and a status that stays. */
function useTelling<Input extends FieldValues, Output extends FieldValues>(
  options: SubmissionOptions<Input, Output>,
) {
  const { name, t, notices, onSuccess, onFailure } = options;
  const [status, setStatus] = useState<SubmissionStatus>();

  const tell = (
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
