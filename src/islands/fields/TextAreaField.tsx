import { Field, useControl, type FieldProps } from '#islands/fields/Field.tsx';

interface Props extends FieldProps {
  maxLength: number;
}

export function TextAreaField({ maxLength, ...field }: Props) {
  const control = useControl(field);
  return (
    <Field {...field}>
      <textarea className="control" rows={5} maxLength={maxLength} {...control} />
    </Field>
  );
}
