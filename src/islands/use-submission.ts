import { readConsent } from '#browser/analytics/consent.ts';
import { emitSiteEvent } from '#browser/site-event.ts';
import type { NameIn } from '#islands/fields/Field.tsx';
import { postSubmission, type SubmissionFailure } from '#islands/post-submission.ts';
import type { Translation } from '#islands/translation.ts';
import { takeSilentValues } from '#islands/silent-values.ts';
import { framePainted } from '#islands/frame-painted.ts';
import { useBeginAgain } from '#islands/use-begin-again.ts';
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
   * Where the form posts to without script: unless given, the path of the API; null for the address
   * of the page, whatever its query.
   */
  action?: string | null;
  /** The server's answer to an attempt without script; the form shows it again. */
  initial?: FormState;
  /** Name of the field -> what the link to the page has chosen in it. */
  chosen?: Record<string, string>;
}

/** Props that the page passes to a form; `List` is the namespaces that the island names. */
export interface FormPageProps<List extends readonly Namespace[]> extends PostedForm {
  locale: Locale;
  texts: Texts<List[number]>;
}

export interface SubmissionOptions<Input extends FieldValues, Output extends FieldValues> extends PostedForm {
  schema: ZodMiniType<Output, Input>;
  /** The name of the form element, and the key of its draft and notices. */
  name: string;
  /** Where the script posts to. */
  path: string;
  /** The rule of the file that may be attached. */
  file?: FileRule;
  /** Absent for a form that stores nothing, such as the login. */
  referencePrefix?: string;
  notices: SubmissionNotices;
  translation: Translation<'form'>;
  /** Fields that are not kept in the tab's storage. Give the same list at each render. */
  excludedFromDraft?: readonly NameIn<Input>[];
  /** Runs once it was sent and the form is empty again. */
  onLeave?: () => void;
  /**
   * Shows that it was sent where the form stands over another page, in place of the page that
   * confirms it.
   */
  onSuccess?: ((status: SubmissionStatus) => void) | undefined;
  /** Gets why it was not stored; true when the form has said it itself. */
  onFailure?: (failure: SubmissionFailure, answers: Output) => boolean;
}

const nothing: readonly string[] = [];
const none = {};

/**
 * Within this time after the answer a click is the second one of two, meant for what was just
 * stored.
 */
const doubleClickMs = 1_000;

/** After this time the way to the confirmation is lost, and the form says what was stored. */
const leavingMs = 8_000;

/** For so long a form shows that it was stored, unless its page is left before. */
const storedMs = 5_000;

/**
 * Runs one form: validates with the shared schema, posts once at a time under one submission id,
 * keeps every answer until the server has said that it stored them, and then goes to the page that
 * confirms it, unless it stands over another page.
 */
export function useSubmission<Input extends FieldValues, Output extends FieldValues>(
  options: SubmissionOptions<Input, Output>,
) {
  const { schema, name, path, referencePrefix, translation, excludedFromDraft = nothing } = options;
  const { form, initial, chosen, empty, showErrors } = useSchemaForm(schema, options.initial, options.chosen);
  const formElement = useReadyForm();
  const { isKept, clearDraft, restoreAnswers, markSent, renewId } = useDraft(name, form, {
    excludedFromDraft,
    chosen: options.chosen ?? none,
    isRefused: options.initial !== undefined,
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
    // A duplicated tab has the id of the tab that it was made from.
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
    // Keeps the button busy until the page is left. A visitor who comes back finds an empty form.
    if (confirmation && !(await pageLeft())) outcome.succeed(result);
    empty();
    options.onLeave?.();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await framePainted();
      outcome.clear();
      takeSilentValues(form, formElement.current);
      await form.handleSubmit(send)(event);
    });
  };

  const again = useBeginAgain({ form, isKept, startOver, restoreAnswers });
  return { ...options, form, formElement, submit, startOver, again, status: outcome.status, initial, chosen };
}

/** A form as its frame shows it. */
export type Submission<Input extends FieldValues, Output extends FieldValues> = ReturnType<
  typeof useSubmission<Input, Output>
>;

/** The metadata sent with the answers, besides their id. */
function makeEnvelope(locale: Locale, form: HTMLFormElement | null): Record<string, string | boolean> {
  return {
    [envelopeFields.locale]: locale,
    [envelopeFields.consentsToAds]: readConsent()?.ads === true,
    ...readHoneypot(form),
    [envelopeFields.referrer]: document.referrer && new URL(document.referrer).hostname,
  };
}

/** Whether the page is left; the browser may keep it to come back to, or lose its way. */
function pageLeft(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isLeft: boolean) => () => {
      resolve(isLeft);
    };
    addEventListener('pagehide', settle(true), { once: true });
    setTimeout(settle(false), leavingMs);
  });
}

/** The second of two clicks must neither send again nor ask for what an emptied form lacks. */
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
    // Starts the wipe of the button.
    form?.setAttribute('data-stored', '');
    setTimeout(() => form?.removeAttribute('data-stored'), storedMs);
  };
  return { attempt, markStored };
}

/** The honeypot field, which people do not see; also sent when empty, as browsers do. */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const field = form?.elements.namedItem(envelopeFields.honeypot);
  return { [envelopeFields.honeypot]: field instanceof HTMLInputElement ? field.value : '' };
}

/** The answers that are reported; each form has some of these, under the same names. */
function pickContact({ email, telefoon, service }: FieldValues) {
  const texts = { email, phone: telefoon, service } as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
