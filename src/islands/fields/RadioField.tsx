import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';
import { choiceClass, radioClass } from '#styles/form-classes.ts';

/** Classes of the choices, in two columns unless text is large. */
const choicesClass =
  'grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,34%)),1fr))] gap-2 sm:gap-x-6';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  options: { value: string; label: string }[];
}

export function RadioField<Input = never>({ options, ...field }: Props<Input>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, chosen) => (
        <div className={choicesClass}>
          {options.map(({ value, label }) => (
            <label className={`${choiceClass} last:odd:col-span-full`} key={value}>
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
