import { FieldError, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';

/** One box to tick. It starts unticked: consent is an act (GDPR, recital 32). */
export function CheckboxField<Input = never>(field: FieldProps<NameIn<Input>>) {
  const { defaultValue, ...control } = useControl(field);
  return (
    <div className="field">
      <label className="choice choice-plain">
        <input type="checkbox" value="on" defaultChecked={defaultValue === 'on'} {...control} />
        <span>{field.label}</span>
      </label>
      <FieldError {...field} />
    </div>
  );
}
