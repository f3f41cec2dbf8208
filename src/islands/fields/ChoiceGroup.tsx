import { FieldError, Hint, LabelText, useControl, type FieldProps } from '#islands/fields/Field.tsx';
import { FieldContext } from '#islands/fields/field-context.ts';
import { fieldClass, legendClass } from '#styles/form-classes.ts';
import { useContext, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props extends FieldProps {
  /** Id of a heading that names the group in the place of a legend. */
  headingId?: string;
  /** The error stands above the choices, where these are many. */
  isErrorFirst?: boolean;
  /**
   * Draws the choices; each radio button takes what is given. In the built page one may be chosen.
   */
  children: (radio: UseFormRegisterReturn, chosen: string | undefined) => ReactNode;
}

/**
 * A group of radio buttons. It carries the field's name as its id, so that the summary's link leads
 * to it.
 */
export function ChoiceGroup({ headingId, isErrorFirst = false, children, ...field }: Props) {
  const { id, defaultValue, ...control } = useControl(field);
  const { initial } = useContext(FieldContext);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, ...radio } = control;
  // A fieldset must have a legend (WCAG H71), and this name may stand above it in a heading.
  const Group = headingId ? 'div' : 'fieldset';
  return (
    <Group
      className={`${fieldClass} outline-offset-12`}
      role="radiogroup"
      id={id}
      // Without script the browser puts the focus here.
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
