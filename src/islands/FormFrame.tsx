import { RequiredNote } from '#islands/fields/Field.tsx';
import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import type { Submission } from '#islands/use-submission.ts';
import { buttonClass } from '#styles/class-names.ts';
import { formClass } from '#styles/form-classes.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

interface Props<Input extends FieldValues, Output extends FieldValues> {
  submission: Submission<Input, Output>;
  /** Replaces the error summary of the fields. */
  summary?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form element with its error summary. It also works without script. */
export function FormElement<Input extends FieldValues, Output extends FieldValues>({
  submission,
  summary = <ErrorSummary />,
  className = formClass,
  children,
}: Props<Input, Output>) {
  const { formElement, submit, name, path, action = path, file } = submission;
  return (
    <form
      className={className}
      method="post"
      name={name}
      action={action ?? undefined}
      encType={file && 'multipart/form-data'}
      noValidate
      ref={formElement}
      onSubmit={submit}
    >
      {summary}
      <RequiredNote />
      <input type="hidden" name={envelopeFields.locale} value={submission.translation.locale} />
      {children}
    </form>
  );
}

const pendingClass =
  'aria-disabled:cursor-progress aria-disabled:border-soft aria-disabled:bg-soft aria-disabled:text-muted';

/**
 * The submit button. Both labels share a grid cell, so that it keeps its width. It stays focusable
 * while pending (WCAG 2.4.3).
 */
export function SubmitButton(props: { pending: boolean; label: string; pendingLabel: string }) {
  return (
    <button
      className={`${buttonClass('primary')} ${pendingClass}`}
      type="submit"
      aria-disabled={props.pending || undefined}
    >
      <span className="grid place-items-center *:col-start-1 *:row-start-1 *:aria-hidden:invisible">
        <span aria-hidden={props.pending || undefined}>{props.label}</span>
        <span aria-hidden={!props.pending || undefined}>{props.pendingLabel}</span>
      </span>
    </button>
  );
}
