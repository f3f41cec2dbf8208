import { FieldError, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { checkClass, checkboxClass, fieldClass } from '#styles/form-classes.ts';

/**
 * A checkbox. It starts unticked, because consent requires a clear affirmative act (GDPR, recital
 * 32).
 */
export function CheckboxField<Input = never>(field: FieldProps<NameIn<Input>>) {
  const { defaultValue, ...control } = useControl(field);
  return (
    <div className={fieldClass}>
      <label className={checkClass}>
        <input
          className={checkboxClass}
          type="checkbox"
          value="on"
          defaultChecked={defaultValue === 'on'}
          {...control}
        />
        <span>{field.label}</span>
      </label>
      <FieldError {...field} />
    </div>
  );
}
