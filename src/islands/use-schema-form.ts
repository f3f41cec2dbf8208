import type { FormState } from '#submissions/answer.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** A form that goes by a schema, with what the server said of an attempt without script. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: ZodMiniType<Output, Input>,
  refused: FormState | undefined,
) {
  const [initial, setInitial] = useState(refused);
  const [errors] = useState(() => refused && toFieldErrors<Input>(refused.errors));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    mode: initial ? 'onChange' : 'onSubmit',
    errors,
  });
  const empty = () => {
    // The form goes back to what stands in the page, so that has to go first.
    flushSync(() => {
      setInitial(undefined);
    });
    form.reset();
  };
  const showErrors = (fields: Record<string, string> = {}) => {
    for (const [field, message] of Object.entries(fields)) {
      form.setError(field as Path<Input>, toFieldError(message));
    }
  };
  return { form, initial, empty, showErrors };
}

/** What the server says is in the language of the form already. */
function toFieldError(message: string) {
  return { type: 'server', message };
}

function toFieldErrors<Input extends FieldValues>(errors: Record<string, string>) {
  const entries = Object.entries(errors).map(([field, message]) => [field, toFieldError(message)]);
  return Object.fromEntries(entries) as FieldErrors<Input>;
}
