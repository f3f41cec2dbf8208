import { FieldError, Hint, LabelText, useControl, type FieldProps } from '#islands/fields/Field.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { fieldClass, legendClass } from '#styles/form-classes.ts';
import { useContext, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props extends FieldProps {
  /** The id of a heading that labels the group. Without it the group has a legend. */
  headingId?: string;
  /** True shows the error above the choices, for a long list. */
  isErrorFirst?: boolean;
  /** Renders the choices. `radio` has the props of every button, `chosen` is the initial choice. */
  children: (radio: UseFormRegisterReturn, chosen: string | undefined) => ReactNode;
}

/**
 * A group of radio buttons. Its id is that of the field, so that the error summary can link to it.
 */
export function ChoiceGroup({ headingId, isErrorFirst = false, children, ...field }: Props) {
  const { id, defaultValue, ...control } = useControl(field);
  const { initial } = useContext(FieldContext);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, ...radio } = control;
  // A group that a heading labels is a div, because a fieldset must have a legend (WCAG H71).
  const Group = headingId ? 'div' : 'fieldset';
  return (
    <Group
      className={`${fieldClass} outline-offset-12`}
      role="radiogroup"
      id={id}
      // Without script nothing else moves the focus here, because the page has no error summary.
      autoFocus={initial?.isAside && field.name in initial.errors}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
    >
      {!headingId && (
        <legend className={legendClass}>
          <LabelText {...field} />
        </legend>
      )}
      <Hint {...field} />
      {isErrorFirst && <FieldError {...field} />}
      {children(radio, defaultValue)}
      {!isErrorFirst && <FieldError {...field} />}
    </Group>
  );
}
