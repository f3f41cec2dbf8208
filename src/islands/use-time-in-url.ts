import { timeParameters } from '#contracts/appointment.ts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Writes the chosen day and time to the query, so that a reload, the back button and a shared link
 * keep them.
 */
export function useTimeInUrl<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          writeUrl(values);
        },
      }),
    [form],
  );
}

function writeUrl(values: Record<string, unknown>): void {
  const url = new URL(location.href);
  for (const [field, parameter] of Object.entries(timeParameters)) {
    const value = values[field];
    if (typeof value === 'string' && value) url.searchParams.set(parameter, value);
    else url.searchParams.delete(parameter);
  }
  // The URL is only replaced if it changes, because browsers limit the rate of `replaceState`.
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
