import { FieldError, Hint, useControl, type FieldProps } from '#islands/fields/Field.tsx';
import { Select } from '#islands/fields/SelectField.tsx';
import { fieldClass } from '#styles/form-classes.ts';

export interface HeadedSelectProps extends FieldProps {
  /** Id of the heading that asks the question. */
  headingId: string;
  options: { value: string; label: string }[];
  placeholder: string;
  /** For the room that something else will take in its place. */
  className?: string;
}

/** A list that is named by the heading above it. */
export function HeadedSelect({ headingId, options, placeholder, className, ...field }: HeadedSelectProps) {
  const control = useControl(field);
  return (
    <div className={fieldClass}>
      <Hint {...field} />
      <div className={className}>
        <Select {...{ options, placeholder }} {...control} aria-labelledby={headingId} />
      </div>
      <FieldError {...field} />
    </div>
  );
}
