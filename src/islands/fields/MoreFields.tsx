import { FieldContext } from '#islands/fields/field-context.ts';
import type { NameIn } from '#islands/fields/Field.tsx';
import { Icon } from '#islands/Icon.tsx';
import { useContext, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props<Input> {
  label: string;
  /** The names of the fields in the disclosure. Pass a stable list. */
  names: readonly NameIn<Input>[];
  children: ReactNode;
}

/**
 * A disclosure with rarely used fields. It is open as long as one of them has a value or an error.
 */
export function MoreFields<Input = never>({ label, names, children }: Props<Input>) {
  const { errors } = useFormContext().formState;
  const { initial } = useContext(FieldContext);
  const values: unknown[] = useWatch({ name: [...names] });
  const [isOpen, setIsOpen] = useState(false);
  const isUsed =
    values.some(Boolean) || names.some((name) => name in errors || Boolean(initial?.values[name]));
  return (
    <details
      className="group"
      open={isOpen || isUsed}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold underline underline-offset-[0.22em] hover:decoration-2 [&::-webkit-details-marker]:hidden">
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
        {label}
      </summary>
      <div className="grid gap-6 pt-4">{children}</div>
    </details>
  );
}
