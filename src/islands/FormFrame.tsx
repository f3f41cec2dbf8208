import { RequiredNote } from '#islands/fields/Field.tsx';
import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { LazyToaster } from '#islands/LazyToaster.tsx';
import { noticeLabels } from '#islands/use-outcome.ts';
import { Translation } from '#islands/translation.ts';
import type { Submission } from '#islands/use-submission.ts';
import { buttonClass } from '#styles/class-names.ts';
import { formClass } from '#styles/form-classes.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { useMemo, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';

interface Props<Input extends FieldValues, Output extends FieldValues> {
  submission: Submission<Input, Output>;
  children: ReactNode;
}

interface ProvidersProps<Input extends FieldValues, Output extends FieldValues> extends Props<Input, Output> {
  /** Prefix of element ids, for a page with two forms. */
  idPrefix?: string;
}

/** Context of the fields and notices of a form. */
export function FormProviders<Input extends FieldValues, Output extends FieldValues>({
  submission,
  idPrefix = '',
  children,
}: ProvidersProps<Input, Output>) {
  const { form, formElement, name, initial, chosen, translation } = submission;
  const fields = useMemo(() => ({ idPrefix, initial, chosen }), [idPrefix, initial, chosen]);
  return (
    <Translation value={translation}>
      <FieldContext value={fields}>
        <FormProvider {...form}>{children}</FormProvider>
      </FieldContext>
      <LazyToaster owner={name} labels={noticeLabels(translation.t)} formElement={formElement} />
    </Translation>
  );
}

interface ElementProps<Input extends FieldValues, Output extends FieldValues> extends Props<Input, Output> {
  /** Replaces the error summary of the fields. */
  summary?: ReactNode;
  className?: string;
}

/** A form element, which also works without script, with its error summary. */
export function FormElement<Input extends FieldValues, Output extends FieldValues>({
  submission,
  summary = <ErrorSummary />,
  className = formClass,
  children,
}: ElementProps<Input, Output>) {
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
 * Both labels share a grid cell, so that the button keeps its width. It stays focusable while
 * pending (WCAG 2.4.3).
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
