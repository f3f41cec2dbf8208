import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  options: { value: string; label: string }[];
}

/** A choice of one, all of them in sight. */
export function RadioField<Input = never>({ options, ...field }: Props<Input>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, chosen) => (
        <div className="choices">
          {options.map(({ value, label }) => (
            <label className="choice" key={value}>
              <input type="radio" value={value} defaultChecked={value === chosen} {...radio} />
              {label}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
