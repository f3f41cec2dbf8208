import { Field, issueText, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useDeferredValue, type ChangeEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { textAreaClass } from '#styles/form-classes.ts';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  maxLength: number;
  children?: ReactNode;
}

/**
 * A text field of several lines. It accepts a text that is too long and shows the excess, because
 * `maxlength` would truncate pasted text silently.
 */
export function TextAreaField<Input = never>({ maxLength, children, ...field }: Props<Input>) {
  const control = useControl(field);
  const { trigger } = useFormContext();
  const onChange = async (event: ChangeEvent<HTMLTextAreaElement>) => {
    await control.onChange(event);
    if (control['aria-invalid'] || event.target.value.length > maxLength) await trigger(field.name);
  };
  return (
    <Field {...field}>
      <SpokenExcess name={field.name} />
      <textarea
        className={`${textAreaClass} field-sizing-content`}
        rows={5}
        {...control}
        onChange={(event) => {
          void onChange(event);
        }}
      />
      {children}
    </Field>
  );
}

/**
 * Announces how much too long the text is. The value is deferred, so that a screen reader announces
 * it after a pause and not at each key.
 */
function SpokenExcess({ name }: { name: string }) {
  const { t } = useTranslation();
  const error = useFormContext().formState.errors[name];
  const spoken = useDeferredValue(error?.type === 'too_big' && issueText(t, error));
  return (
    <span className="sr-only" aria-live="polite">
      {spoken}
    </span>
  );
}
