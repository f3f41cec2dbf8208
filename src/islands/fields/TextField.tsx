import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { controlClass, leftToRightClass } from '#styles/form-classes.ts';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
}

export function TextField<Input = never>({ type = 'text', autoComplete, inputMode, ...field }: Props<Input>) {
  const control = useControl(field);
  // E-mail addresses and telephone numbers are left-to-right, even in an Arabic form.
  const dir = type === 'text' ? undefined : 'ltr';
  return (
    <Field {...field}>
      <input
        className={dir ? `${controlClass} ${leftToRightClass}` : controlClass}
        {...{ type, autoComplete, inputMode, dir }}
        {...control}
      />
    </Field>
  );
}
