import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { Icon } from '#islands/Icon.tsx';
import { selectClass, selectIconClass } from '#styles/form-classes.ts';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  options: { value: string; label: string }[];
  /** The text until a choice is made. Absent if an option is preselected. */
  placeholder?: string;
}

export function SelectField<Input = never>({ options, placeholder, ...field }: Props<Input>) {
  const { defaultValue = '', ...control } = useControl(field);
  return (
    <Field {...field}>
      <div className="relative">
        {/* The key renders a new select for another default, because React does not change the
            default of a mounted one. */}
        <select key={defaultValue} className={selectClass} defaultValue={defaultValue} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={selectIconClass} />
      </div>
    </Field>
  );
}
