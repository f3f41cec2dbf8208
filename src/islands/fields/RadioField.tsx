import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';
import { choiceClass, radioClass } from '#styles/form-classes.ts';

/** Four stand two by two, and have room for a time of day on one line. */
const twoByTwoClass = 'min-[40rem]:grid-cols-[1fr_1fr] min-[40rem]:gap-x-6';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  options: { value: string; label: string }[];
}

/** A choice of one, all of them in sight. */
export function RadioField<Input = never>({ options, ...field }: Props<Input>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, chosen) => (
        <div
          className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-2 min-[40rem]:auto-rows-fr ${
            options.length === 4 ? twoByTwoClass : ''
          }`}
        >
          {options.map(({ value, label }) => (
            <label className={choiceClass} key={value}>
              <input
                className={radioClass}
                type="radio"
                value={value}
                defaultChecked={value === chosen}
                {...radio}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
