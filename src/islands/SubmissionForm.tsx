import { FormElement, SubmitButton } from '#islands/FormFrame.tsx';
import { FormProviders } from '#islands/FormProviders.tsx';
import { Icon } from '#islands/Icon.tsx';
import { LazyToaster } from '#islands/LazyToaster.tsx';
import { UnbrokenReferences } from '#islands/UnbrokenReferences.tsx';
import type { SubmissionStatus } from '#islands/use-outcome.ts';
import type { FormPageProps, Submission } from '#islands/use-submission.ts';
import type { Namespace } from '#i18n/texts.ts';
import { actionsClass, buttonClass } from '#styles/class-names.ts';
import { hintClass, honeypotClass, statusClass, statusIcon, statusIconClass } from '#styles/form-classes.ts';
import { envelopeFields, ignoredByPasswordManagers } from '#contracts/envelope.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Namespaces of the texts that every form with `useSubmission` needs. */
export const formNamespaces = ['form', 'validation'] as const;

/** Props that the page passes to a form that stores what is sent. */
export interface FormProps<List extends readonly Namespace[]> extends FormPageProps<List> {
  privacyHref: string;
}

interface Props<Input extends FieldValues, Output extends FieldValues> {
  submission: Submission<Input, Output>;
  submitLabel: string;
  pendingLabel: string;
  /** The note beside the button about purpose, legal basis and retention of the data. */
  privacyNote: string;
  privacyHref: string;
  idPrefix?: string;
  /**
   * The label of a cancel button, for a dialog. The button resets the form and calls `onCancel`.
   */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A form that stores what is sent: fields, button, status and privacy note. */
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

/** A hidden field that people cannot reach, but that bots fill in. */
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

/**
 * Classes that reserve the space of the line, because it appears when the visitor starts typing.
 */
const draftLineClass = `${hintClass} mt-2 flex min-h-11 flex-wrap items-center gap-x-3`;

/**
 * Shows that the answers are saved. The visitor can clear them here, and restore them after that.
 */
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

/** Shows the outcome of a submission until the visitor leaves the page. */
export function StatusPanel({ status: { kind, text }, className = '' }: StatusProps) {
  return (
    <p className={`${statusClass(kind)} ${className}`}>
      <Icon name={statusIcon[kind]} className={statusIconClass[kind]} />
      <UnbrokenReferences text={text} />
    </p>
  );
}
