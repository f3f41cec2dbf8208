import type { FormState } from '#contracts/answer.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Sets up a form that a schema validates. It starts with the preselected answers and, after a
 * submission without script, with the server's errors. `empty` removes both.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: ZodMiniType<Output, Input>,
  refused: FormState | undefined,
  known: Record<string, string> | undefined,
) {
  const [chosen, setChosen] = useState(known);
  const [initial, setInitial] = useState(refused);
  const [errors] = useState(() => refused && toFieldErrors<Input>(refused));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    mode: initial ? 'onChange' : 'onSubmit',
    errors,
  });
  useEffect(() => {
    announce(form, refused?.values ?? known);
  }, [form, refused, known]);
  const empty = () => {
    // The default values of the inputs are removed first, because `form.reset` restores them.
    flushSync(() => {
      setInitial(undefined);
      setChosen(undefined);
    });
    form.reset();
  };
  const showErrors = (fields: Record<string, string> = {}) => {
    for (const [field, message] of Object.entries(fields)) {
      form.setError(field as Path<Input>, toFieldError(message));
    }
  };
  return { form, initial, chosen, empty, showErrors };
}

/**
 * Tells subscribers the values of prefilled fields, which the form has read from the prerendered
 * page.
 */
function announce<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  built: Record<string, string> = {},
): void {
  const values = form.getValues();
  for (const field of Object.keys(built) as Path<Input>[]) {
    if (!(field in values)) continue;
    // The value is changed first, because the library does not report an unchanged one.
    const value = form.getValues(field);
    form.setValue(field, '' as typeof value);
    form.setValue(field, value);
  }
}

/** An error with a text from the server, which is already in the language of the form. */
function toFieldError(message: string) {
  return { type: 'server', message };
}

function toFieldErrors<Input extends FieldValues>({ errors, isAside }: FormState) {
  const toError = isAside ? asideError : toFieldError;
  const entries = Object.entries(errors).map(([field, message]) => [field, toError(message)]);
  return Object.fromEntries(entries) as FieldErrors<Input>;
}

/** An error that is shown only beside its field. The text is in the language of the form. */
export function asideError(message: string) {
  return { type: 'aside', message };
}
