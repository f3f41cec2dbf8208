import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Passes values to the form that were set without an event, as some password managers and
 * extensions do. Files and deselected choices are skipped.
 */
export function syncSilentValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: HTMLFormElement | null,
): void {
  const known = form.getValues();
  const shown = [...new FormData(element ?? undefined)] as [Path<Input>, File | string][];
  for (const [name, value] of shown) {
    if (!(name in known) || typeof value !== 'string') continue;
    const answer = form.getValues(name) as unknown;
    // The library stores `true` for a ticked checkbox.
    if (answer !== value && answer !== true) form.setValue(name, value as PathValue<Input, Path<Input>>);
  }
}
