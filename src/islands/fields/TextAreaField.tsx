import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  maxLength: number;
}

export function TextAreaField<Input = never>({ maxLength, ...field }: Props<Input>) {
  const control = useControl(field);
  return (
    <Field {...field}>
      <textarea className="control" rows={5} maxLength={maxLength} {...control} />
    </Field>
  );
}
