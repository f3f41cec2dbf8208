import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { Icon } from '#islands/Icon.tsx';
import { selectClass, selectIconClass } from '#styles/form-classes.ts';
import type { ComponentProps } from 'react';

interface ListProps {
  options: { value: string; label: string }[];
  /** The label before a choice is made; absent when the list starts with one. */
  placeholder?: string;
}

export function SelectField<Input = never>({
  options,
  placeholder,
  ...field
}: FieldProps<NameIn<Input>> & ListProps) {
  const control = useControl(field);
  return (
    <Field {...field}>
      <Select options={options} {...(placeholder && { placeholder })} {...control} />
    </Field>
  );
}

/** The select without a label, for a field that is labelled otherwise. */
export function Select({
  options,
  placeholder,
  defaultValue = '',
  ...control
}: ListProps & ComponentProps<'select'>) {
  return (
    <div className="relative">
      {/* React does not change the default of a mounted select. */}
      <select key={String(defaultValue)} className={selectClass} defaultValue={defaultValue} {...control}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={selectIconClass} />
    </div>
  );
}
