import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Passes values to the form that password managers or extensions have set without an event. Files
 * and deselected choices are skipped.
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
    // For a ticked checkbox the form library stores `true`.
    if (answer !== value && answer !== true) form.setValue(name, value as PathValue<Input, Path<Input>>);
  }
}
