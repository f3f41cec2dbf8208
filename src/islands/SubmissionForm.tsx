import { FormElement, SubmitButton } from '#islands/FormFrame.tsx';
import { FormProviders } from '#islands/FormProviders.tsx';
import { Icon } from '#islands/Icon.tsx';
import { LazyToaster } from '#islands/LazyToaster.tsx';
import { UnbrokenReferences } from '#islands/UnbrokenReferences.tsx';
import type { SubmissionStatus } from '#islands/use-outcome.ts';
import type { FormPageProps, Submission } from '#islands/use-submission.ts';
import type { Namespace } from '#i18n/texts.ts';
import { actionsClass, buttonClass } from '#styles/class-names.ts';
import { hintClass, honeypotClass, statusClass, statusIconClass } from '#styles/form-classes.ts';
import { envelopeFields, ignoredByPasswordManagers } from '#contracts/envelope.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Translation namespaces that every form with `useSubmission` uses. */
export const formNamespaces = ['form', 'validation'] as const;

/** Props that the page passes to a form whose submissions are stored. */
export interface FormProps<List extends readonly Namespace[]> extends FormPageProps<List> {
  privacyHref: string;
}

interface Props<Input extends FieldValues, Output extends FieldValues> {
  submission: Submission<Input, Output>;
  submitLabel: string;
  pendingLabel: string;
  /** Purpose, legal basis and retention of the data, shown beside the button. */
  privacyNote: string;
  privacyHref: string;
  idPrefix?: string;
  /** Label of a cancel button, for dialogs: resets the form and calls `onCancel`. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A form whose submissions are stored: fields, button, status and privacy note. */
export function SubmissionForm<Input extends FieldValues, Output extends FieldValues>({
  submission,
  idPrefix,
  ...props
}: Props<Input, Output>) {
  const { form, startOver, status } = submission;
  const { t } = submission.translation;
  const cancel = () => {
    startOver();
    props.onCancel?.();
  };
  return (
    <FormProviders {...submission} idPrefix={idPrefix}>
      <FormElement submission={submission}>
        <Honeypot />
        {props.children}
        <div className="grid justify-items-start">
          <div className={actionsClass}>
            <SubmitButton
              pending={form.formState.isSubmitting}
              label={props.submitLabel}
              pendingLabel={props.pendingLabel}
            />
            {props.cancelLabel && <CancelButton label={props.cancelLabel} onClick={cancel} />}
          </div>
          <div role="status" data-outcome>
            {status && <StatusPanel status={status} className="mt-4" />}
          </div>
          <p className={`${hintClass} mt-4`}>
            {props.privacyNote} <a href={props.privacyHref}>{t('form.privacyLink')}</a>
          </p>
          {!props.cancelLabel && <DraftLine submission={submission} />}
        </div>
      </FormElement>
      <LazyToaster {...submission} />
    </FormProviders>
  );
}

/** A field that people can neither see nor reach, but bots fill in. */
function Honeypot() {
  return (
    <p className={honeypotClass} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name={envelopeFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
          {...ignoredByPasswordManagers}
        />
      </label>
    </p>
  );
}

function CancelButton(props: { label: string; onClick: () => void }) {
  return (
    <button className={buttonClass('quiet', 'small')} type="reset" onClick={props.onClick}>
      {props.label}
    </button>
  );
}

/** Reserves the space of the line, which appears when the visitor starts typing. */
const draftLineClass = `${hintClass} mt-2 flex min-h-11 flex-wrap items-center gap-x-3`;

/** Shows that the answers are saved, and lets the visitor clear and restore them. */
function DraftLine<Input extends FieldValues, Output extends FieldValues>({
  submission: { translation, reset },
}: {
  submission: Submission<Input, Output>;
}) {
  const { t } = translation;
  const { hasAnswers, begin, undo } = reset;
  return (
    <div className={draftLineClass} data-draft>
      <span role="status">{undo ? t('form.cleared') : hasAnswers && t('form.draftKept')}</span>
      {(undo ?? hasAnswers) && (
        <button
          className="min-h-11 cursor-pointer font-semibold text-text underline underline-offset-[0.22em] hover:decoration-4"
          type="button"
          onClick={undo ?? begin}
        >
          {undo ? t('form.undo') : t('form.startOver')}
        </button>
      )}
    </div>
  );
}

interface StatusProps {
  status: Omit<SubmissionStatus, 'title'>;
  className?: string;
}

/** The outcome of the submission, until the visitor leaves the page. */
export function StatusPanel({ status: { kind, text }, className = '' }: StatusProps) {
  return (
    <p className={`${statusClass(kind)} ${className}`}>
      <Icon name={kind === 'success' ? 'check' : 'alert'} className={statusIconClass[kind]} />
      <UnbrokenReferences text={text} />
    </p>
  );
}
