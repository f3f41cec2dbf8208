import { dropDraft, findDraft, keepDraft, newDraft, type Draft } from '#islands/draft.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Ties a form to its draft: restores it once, then keeps every change but those of the `unkept` fields. What was typed before
 * the script came stays.
 */
export function useDraft<Input extends FieldValues, Output>(
  path: string,
  form: UseFormReturn<Input, unknown, Output>,
  unkept: readonly string[],
) {
  const draft = useRef<Draft>(undefined);
  // Read while the page is still as it was built: the form's library unticks radio buttons when it takes them over.
  const [typed] = useState(() => readTyped(path));

  useEffect(() => {
    draft.current = findDraft(path) ?? newDraft();
    restore(form, draft.current.answers);
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const answers = Object.fromEntries(Object.entries(values).filter(([name]) => !unkept.includes(name)));
        const current = draft.current ?? newDraft();
        const identity = current.sent ? newDraft() : current;
        draft.current = { ...identity, startedAt: current.startedAt, answers };
        keepDraft(path, draft.current);
      },
    });
    // A change like any other, which is kept.
    restore(form, typed);
    return stop;
  }, [path, form, typed, unkept]);

  /** Empties the form and begins a new submission. */
  const startOver = () => {
    form.reset();
    dropDraft(path);
    draft.current = newDraft();
  };

  /** Marks the answers as sent, and gives the id of the submission and when the form was opened. */
  const markSent = () => {
    draft.current = { ...(draft.current ?? newDraft()), sent: true };
    keepDraft(path, draft.current);
    const { submissionId, startedAt } = draft.current;
    return { submissionId, startedAt };
  };

  return { startOver, markSent };
}

/** Sets what is not empty and not what the form starts with. */
function restore<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  answers: Record<string, unknown>,
): void {
  const defaults: Record<string, unknown> = form.formState.defaultValues ?? {};
  for (const [name, value] of Object.entries(answers)) {
    const field = name as Path<Input>;
    if (value && value !== defaults[name] && value !== form.getValues(field))
      form.setValue(field, value as PathValue<Input, Path<Input>>);
  }
}

/** The answers that stand in the built form when the script comes; none where there is no such form yet. */
function readTyped(path: string): Record<string, unknown> {
  const form =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLFormElement>(`form[action="${path}"]`);
  const answers = form ? [...new FormData(form)] : [];
  const envelope: string[] = Object.values(envelopeFields);
  return Object.fromEntries(answers.filter(([name]) => !envelope.includes(name)));
}
