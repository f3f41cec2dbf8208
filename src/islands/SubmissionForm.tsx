import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { IdPrefix } from '#islands/fields/id-prefix.ts';
import { InitialState } from '#islands/fields/initial-state.ts';
import { Icon } from '#islands/Icon.tsx';
import { LateToaster } from '#islands/LateToaster.tsx';
import type { SubmissionStatus } from '#islands/use-submission.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Texts } from '#i18n/pick-texts.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import { joinUnits } from '#i18n/units.ts';
import type { FormState } from '#submissions/answer.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Texts of this frame, for the page that picks what an island needs. */
export const submissionFormTexts = [
  'form.requiredMark',
  'form.optional',
  'form.summaryTitle',
  'form.summaryText',
  'form.close',
  'form.notification',
  'form.notifications',
  'form.offline',
  'form.failure',
  'form.invalid',
  'form.startOver',
  'form.privacyLink',
  'validation.tooLong',
] as const satisfies MessageKey[];

/** What a page gives to every form. */
export interface FormProps {
  locale: Locale;
  texts: Texts;
  privacyHref: string;
  /** Where the form posts to without script; unless given, the path of the API. */
  action?: string;
  /** What the server said of an attempt without script; the form shows it again. */
  initial?: FormState;
}

interface Props<Input extends FieldValues, Output extends FieldValues> {
  submission: {
    form: UseFormReturn<Input, unknown, Output>;
    formElement: RefObject<HTMLFormElement | null>;
    submit: (event: SyntheticEvent) => void;
    startOver: () => void;
    status: SubmissionStatus | undefined;
    initial: FormState | undefined;
    name: string;
    path: string;
    locale: Locale;
    t: Translate;
  };
  submitLabel: string;
  pendingLabel: string;
  /** What we do with the data, on what basis and for how long; said beside the button. */
  privacyNote: string;
  privacyHref: string;
  action: string | undefined;
  /** Put before the ids of the controls, where two forms may stand on one page. */
  idPrefix?: string;
  /** Beside the button, such as a button to cancel; else a button to start over. */
  secondaryAction?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The frame of every form: a real form that posts without script, summary of errors, button, status and notices. */
export function SubmissionForm<Input extends FieldValues, Output extends FieldValues>(
  props: Props<Input, Output>,
) {
  const { form, formElement, submit, startOver, status, initial, name, path, locale, t } = props.submission;
  const pending = form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <InitialState value={initial}>
        <IdPrefix value={props.idPrefix ?? ''}>
          <form
            className="form"
            name={name}
            method="post"
            action={props.action ?? path}
            noValidate
            ref={formElement}
            onSubmit={submit}
          >
            <ErrorSummary t={t} />
            <RequiredNote t={t} />
            <input type="hidden" name={envelopeFields.locale} value={locale} />
            <Honeypot />
            {props.children}
            <div className="form-end">
              <div className="actions">
                <SubmitButton pending={pending} label={props.submitLabel} pendingLabel={props.pendingLabel} />
                {props.secondaryAction ?? <StartOver label={t('form.startOver')} onClick={startOver} />}
              </div>
              <div role="status">{status && <StatusPanel status={status} />}</div>
              <p className="hint">
                {joinUnits(props.privacyNote)} <a href={props.privacyHref}>{t('form.privacyLink')}</a>
              </p>
            </div>
          </form>
        </IdPrefix>
      </InitialState>
      <LateToaster owner={name} formElement={formElement} t={t} />
    </FormProvider>
  );
}

/** What the star beside a label means. */
export function RequiredNote({ t }: { t: Translate }) {
  return (
    <p className="hint">
      <span className="required-mark">*</span> {t('form.requiredMark')}
    </p>
  );
}

/** A field that people neither see nor reach, and robots fill in. */
function Honeypot() {
  return (
    <p className="honeypot" aria-hidden="true">
      <label>
        Website
        <input type="text" name={envelopeFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** Both labels share one cell, so that the button keeps its width. It stays focusable while pending (WCAG 2.4.3). */
export function SubmitButton(props: { pending: boolean; label: string; pendingLabel: string }) {
  return (
    <button className="btn btn-primary" type="submit" aria-disabled={props.pending || undefined}>
      <span className="btn-labels">
        <span aria-hidden={props.pending}>{props.label}</span>
        <span aria-hidden={!props.pending}>{props.pendingLabel}</span>
      </span>
    </button>
  );
}

/** Without script a native reset does the same; with it, the draft goes too. */
function StartOver(props: { label: string; onClick: () => void }) {
  return (
    <button className="btn btn-quiet btn-small" type="reset" onClick={props.onClick}>
      {props.label}
    </button>
  );
}

/** What happened, for as long as the visitor stays. */
export function StatusPanel({ status }: { status: Omit<SubmissionStatus, 'title'> }) {
  return (
    <p className={`form-status form-status-${status.kind}`}>
      <Icon name={status.kind === 'success' ? 'check' : 'alert'} />
      {status.text}
    </p>
  );
}
