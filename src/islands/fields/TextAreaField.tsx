import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import type { ReactNode } from 'react';
import { textAreaClass } from '#styles/form-classes.ts';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  maxLength: number;
  /** Below the control. */
  children?: ReactNode;
}

export function TextAreaField<Input = never>({ maxLength, children, ...field }: Props<Input>) {
  const control = useControl(field);
  return (
    <Field {...field}>
      <textarea className={textAreaClass} rows={5} maxLength={maxLength} {...control} />
      {children}
    </Field>
  );
}
