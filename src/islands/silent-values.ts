import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Tells the form what stands in its controls without an event having said so: some password
 * managers and extensions set `value` alone. A file or a choice taken back does not count.
 */
export function takeSilentValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: HTMLFormElement | null,
): void {
  const known = form.getValues();
  const shown = [...new FormData(element ?? undefined)] as [Path<Input>, File | string][];
  for (const [name, value] of shown) {
    if (!(name in known) || typeof value !== 'string') continue;
    const answer = form.getValues(name) as unknown;
    // The library keeps `true` for a ticked checkbox.
    if (answer !== value && answer !== true) form.setValue(name, value as PathValue<Input, Path<Input>>);
  }
}
