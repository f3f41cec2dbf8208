import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';
import { choiceClass, radioClass } from '#styles/form-classes.ts';

/** Two columns on a phone, unless its text is large. */
const choicesClass =
  'grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,30%)),1fr))] gap-2 max-sm:*:odd:last:col-span-full';

/** Four choices form two rows, wide enough for a time range on one line. */
const twoByTwoClass = 'sm:grid-cols-[1fr_1fr]';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  options: { value: string; label: string }[];
}

/** A radio group. */
export function RadioField<Input = never>({ options, ...field }: Props<Input>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, chosen) => (
        <div className={`${choicesClass} ${options.length === 4 ? twoByTwoClass : ''}`}>
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
