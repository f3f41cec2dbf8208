import { envelopeFields } from '#contracts/envelope.ts';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Sets the given answers that differ from those in the form. */
export function restore<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  answers: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = name as Path<Input>;
    if (value !== form.getValues(field)) form.setValue(field, value as PathValue<Input, Path<Input>>);
  }
}

/**
 * Returns what was typed or chosen in the prerendered form before the script loaded. Call it at the
 * first render, because the form library deselects radio buttons when it registers them.
 */
export function readTyped(name: string): Record<string, unknown> {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(name);
  if (!form) return {};
  const built = form.cloneNode(true) as HTMLFormElement;
  built.reset();
  const before = new FormData(built);
  const envelope: string[] = Object.values(envelopeFields);
  // A file stays in its input, because scripts cannot set one.
  const answers = [...new FormData(form)].filter(
    ([field, value]) => !envelope.includes(field) && typeof value === 'string',
  );
  return Object.fromEntries(answers.filter(([field, value]) => value !== before.get(field)));
}
