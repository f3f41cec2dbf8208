import { FieldContext, useFieldId } from '#islands/fields/field-context.ts';
import { Icon } from '#islands/Icon.tsx';
import { useTranslation } from '#islands/translation.ts';
import { translateIssue } from '#i18n/issues.ts';
import type { Translate } from '#i18n/translate.ts';
import { fieldClass, fieldErrorClass, hintClass, labelClass } from '#styles/form-classes.ts';
import { useContext, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

/** The name of a field in the schema's input type `Input`; `never` without a schema. */
export type NameIn<Input> = [Input] extends [never] ? never : keyof NoInfer<Input> & string;

export interface FieldProps<Name extends string = string> {
  /** The name of the field. The id of the input is the form's prefix and this name. */
  name: Name;
  label: string;
  hint?: string | undefined;
  required?: boolean;
}

/**
 * Returns the attributes of an input. They connect it to its hint and its error (WCAG 1.3.1,
 * 3.3.1).
 */
export function useControl({ name, hint, required }: FieldProps) {
  const { register, formState } = useFormContext();
  const { initial, chosen } = useContext(FieldContext);
  const id = useFieldId(name);
  const invalid = name in formState.errors;
  const describedBy = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...register(name),
    id,
    required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy || undefined,
    // The default value is set on the input, because the form library reads its default values from
    // the inputs.
    defaultValue: initial ? initial.values[name] : chosen?.[name],
  };
}

/** A field with its label, hint, input and error. */
export function Field(props: FieldProps & { children: ReactNode }) {
  return (
    <div className={fieldClass}>
      <label className={labelClass} htmlFor={useFieldId(props.name)}>
        <LabelText {...props} />
      </label>
      <Hint {...props} />
      {props.children}
      <FieldError {...props} />
    </div>
  );
}

/** Explains the asterisk of required fields. */
export function RequiredNote() {
  const { t } = useTranslation();
  return (
    <p className={hintClass}>
      <span className="text-error">*</span> {t('form.requiredMark')}
    </p>
  );
}

export function LabelText({ label, required }: FieldProps) {
  const { t } = useTranslation();
  const mark = required ? (
    <span className="text-error" aria-hidden="true">
      *
    </span>
  ) : (
    <span className="font-normal text-muted">{t('form.optional')}</span>
  );
  return (
    <>
      {label} {mark}
    </>
  );
}

export function Hint({ name, hint }: FieldProps) {
  const id = useFieldId(name);
  return (
    hint && (
      <p className={hintClass} id={`${id}-hint`}>
        {hint}
      </p>
    )
  );
}

export function FieldError({ name }: FieldProps) {
  const { t } = useTranslation();
  const id = useFieldId(name);
  const error = useFormContext().formState.errors[name];
  return (
    error && (
      <p className={fieldErrorClass} id={`${id}-error`}>
        <Icon name="alert" className="size-5" />
        <span>{issueText(t, error)}</span>
      </p>
    )
  );
}

/**
 * Returns the text of an error. A message of the server is such a text; a message of the schema is
 * a key, which is translated.
 */
export function issueText(
  t: Translate<'form'>,
  error: { type?: unknown; message?: unknown } | undefined,
): string {
  const message = typeof error?.message === 'string' ? error.message : '';
  return error?.type === 'server' || error?.type === 'aside' ? message : translateIssue(t, message);
}
