import { FieldContext } from '#islands/fields/field-context.ts';
import { Translation } from '#islands/translation.ts';
import type { FormState } from '#contracts/answer.ts';
import { useMemo, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface Props<Input extends FieldValues, Output> {
  translation: Translation<'form'>;
  form: UseFormReturn<Input, unknown, Output>;
  initial: FormState | undefined;
  chosen: Record<string, string> | undefined;
  /** The prefix of element ids, for a page with two forms. */
  idPrefix?: string | undefined;
  children: ReactNode;
}

/**
 * Provides what the fields of a form read from contexts: texts, form, initial values and the
 * server's errors.
 */
export function FormProviders<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { translation, form, initial, chosen, idPrefix = '', children } = props;
  const fields = useMemo(() => ({ idPrefix, initial, chosen }), [idPrefix, initial, chosen]);
  return (
    <Translation value={translation}>
      <FieldContext value={fields}>
        <FormProvider {...form}>{children}</FormProvider>
      </FieldContext>
    </Translation>
  );
}
