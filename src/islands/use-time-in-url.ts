import { timeParameters } from '#contracts/appointment.ts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Writes the chosen day and time to the query, for a reload, the back button and a shared link. */
export function useTimeInUrl<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          writeAddress(values);
        },
      }),
    [form],
  );
}

function writeAddress(values: Record<string, unknown>): void {
  const address = new URL(location.href);
  for (const [field, parameter] of Object.entries(timeParameters)) {
    const value = values[field];
    if (typeof value === 'string' && value) address.searchParams.set(parameter, value);
    else address.searchParams.delete(parameter);
  }
  // Browsers limit the rate of `replaceState`.
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
