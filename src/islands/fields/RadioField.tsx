import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps } from '#islands/fields/Field.tsx';

interface Props extends FieldProps {
  options: { value: string; label: string }[];
}

/** A choice of one, all of them in sight. */
export function RadioField({ options, ...field }: Props) {
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
