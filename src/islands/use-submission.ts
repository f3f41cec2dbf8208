import { readConsent } from '#browser/analytics/consent.ts';
import { emitSiteEvent } from '#browser/site-event.ts';
import type { NameIn } from '#islands/fields/Field.tsx';
import { postSubmission, type SubmissionFailure } from '#islands/post-submission.ts';
import type { Translation } from '#islands/translation.ts';
import { syncSilentValues } from '#islands/silent-values.ts';
import { framePainted } from '#islands/frame-painted.ts';
import { useStartOver } from '#islands/use-start-over.ts';
import { useDraft } from '#islands/use-draft.ts';
import { useOutcome, type SubmissionNotices, type SubmissionStatus } from '#islands/use-outcome.ts';
import { useReadyForm } from '#islands/use-ready-form.ts';
import { useSchemaForm } from '#islands/use-schema-form.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Namespace, Texts } from '#i18n/texts.ts';
import type { FormState } from '#contracts/answer.ts';
import type { FileRule } from '#contracts/contract.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { useRef, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

interface PostedForm {
  /**
   * The URL to which the browser posts the form without script. By default the endpoint; null means
   * the path of the page.
   */
  action?: string | null;
  /** The server's response to an attempt without script. The form shows it. */
  initial?: FormState;
  /** Values by field name that the link to the page preselects. */
  chosen?: Record<string, string>;
}

/** Props that the page passes to a form. `List` lists the namespaces that the form needs. */
export interface FormPageProps<List extends readonly Namespace[]> extends PostedForm {
  locale: Locale;
  texts: Texts<List[number]>;
}

export interface SubmissionOptions<Input extends FieldValues, Output extends FieldValues> extends PostedForm {
  schema: ZodMiniType<Output, Input>;
  /** The name of the form element. Its draft and notices have the same name. */
  name: string;
  path: string;
  file?: FileRule;
  /** The prefix of references. Absent for a form that stores nothing, such as the login. */
  referencePrefix?: string;
  notices: SubmissionNotices;
  translation: Translation<'form'>;
  /** Fields that are not saved in the browser's storage. Pass a stable list. */
  excludedFromDraft?: readonly NameIn<Input>[];
  /** Runs after a success, when the form has been emptied. */
  onLeave?: () => void;
  /**
   * Shows the confirmation of a form in a dialog. The browser then does not go to the confirmation
   * page.
   */
  onSuccess?: ((status: SubmissionStatus) => void) | undefined;
  /** Handles a failure. Returns true if the form has shown it itself. */
  onFailure?: (failure: SubmissionFailure, answers: Output) => boolean;
}

const noFields: readonly string[] = [];
const noChoices = {};

/** A click within this time after a success is taken for the second of a double click. */
const doubleClickMs = 1_000;

/**
 * If the page is still there after this time, the navigation to the confirmation has failed and the
 * form shows the success.
 */
const leavingMs = 8_000;

/** How long a form shows that it was stored, if the page stays. */
const storedMs = 5_000;

/**
 * Sets up a form that is sent by script. It validates the answers with the schema that the server
 * uses, sends one attempt at a time, and keeps every answer until the server has accepted them.
 * Then it goes to the confirmation or to the path in the response; a form in a dialog stays on its
 * page.
 */
export function useSubmission<Input extends FieldValues, Output extends FieldValues>(
  options: SubmissionOptions<Input, Output>,
) {
  const { schema, name, path, referencePrefix, translation, excludedFromDraft = noFields } = options;
  const { form, initial, chosen, empty, showErrors } = useSchemaForm(schema, options.initial, options.chosen);
  const formElement = useReadyForm();
  const { hasAnswers, clearDraft, markSent, renewId } = useDraft(name, form, {
    excludedFromDraft,
    chosen: options.chosen ?? noChoices,
    isRejected: options.initial !== undefined,
  });
  const outcome = useOutcome(options);
  const { attempt, markStored } = useSingleAttempt();

  const startOver = () => {
    empty();
    clearDraft();
    outcome.clear();
  };

  const send = async (answers: Output) => {
    const envelope = makeEnvelope(translation.locale, formElement.current);
    const post = () => postSubmission(path, { ...answers, ...markSent(), ...envelope });
    let result = await post();
    // A duplicated tab has the submission id of the original tab. Its answers are sent again under
    // a new id.
    if (!result.isStored && result.refusal.isOtherSubmission) {
      renewId();
      result = await post();
    }
    if (!result.isStored) {
      showErrors(result.refusal.fields);
      outcome.fail(result, answers);
      return;
    }
    if (result.next) {
      window.location.assign(result.next + window.location.search);
      return;
    }
    markStored(formElement.current);
    clearDraft();
    const confirmation = options.onSuccess ? undefined : result.confirmation;
    if (confirmation) outcome.succeedOn(confirmation, result);
    else outcome.succeed(result);
    if (referencePrefix) emitSiteEvent('form_stored', { form: path, ...pickContact(answers) });
    // The button stays busy until the page is left. A visitor who comes back finds an empty form.
    if (confirmation && !(await pageLeft())) outcome.succeed(result);
    empty();
    options.onLeave?.();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await framePainted();
      outcome.clear();
      syncSilentValues(form, formElement.current);
      await form.handleSubmit(send)(event);
    });
  };

  const reset = useStartOver({ form, hasAnswers, startOver });
  return { ...options, form, formElement, submit, startOver, reset, status: outcome.status, initial, chosen };
}

/** What `useSubmission` returns: the state and the handlers of a form. */
export type Submission<Input extends FieldValues, Output extends FieldValues> = ReturnType<
  typeof useSubmission<Input, Output>
>;

/** Returns the metadata that is sent with the answers, except the submission id and the time. */
function makeEnvelope(locale: Locale, form: HTMLFormElement | null): Record<string, string | boolean> {
  return {
    [envelopeFields.locale]: locale,
    [envelopeFields.consentsToAds]: readConsent()?.ads === true,
    ...readHoneypot(form),
    [envelopeFields.referrer]: document.referrer && new URL(document.referrer).hostname,
  };
}

/** Resolves to true if the page is left, and to false if the navigation seems to have failed. */
function pageLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isLeft: boolean) => () => {
      resolve(isLeft);
    };
    addEventListener('pagehide', settle(true), { once: true });
    setTimeout(settle(false), leavingMs);
  });
}

/**
 * Runs one attempt at a time. Ignores the second click of a double click, which would send again or
 * report empty fields.
 */
function useSingleAttempt() {
  const isRunning = useRef(false);
  const storedAt = useRef(-Infinity);

  const attempt = async (work: () => Promise<void>) => {
    if (isRunning.current || performance.now() - storedAt.current < doubleClickMs) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  };
  const markStored = (form: HTMLFormElement | null) => {
    storedAt.current = performance.now();
    // Starts the animation of the button.
    form?.setAttribute('data-stored', '');
    setTimeout(() => form?.removeAttribute('data-stored'), storedMs);
  };
  return { attempt, markStored };
}

/**
 * Returns the honeypot's value, which is empty unless a bot filled it in. An empty value is sent
 * too, because browsers do so without script.
 */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const field = form?.elements.namedItem(envelopeFields.honeypot);
  return { [envelopeFields.honeypot]: field instanceof HTMLInputElement ? field.value : '' };
}

/** Returns the answers for the analytics event. All forms use the same field names. */
function pickContact({ email, telefoon, service }: FieldValues) {
  const texts = { email, phone: telefoon, service } as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
