import { dropDraft, findDraft, keepDraft, newDraft, type Draft } from '#islands/draft.ts';
import { useEffect, useRef } from 'react';
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

  useEffect(() => {
    draft.current = findDraft(path) ?? newDraft();
    restore(form, draft.current.answers);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const answers = Object.fromEntries(Object.entries(values).filter(([name]) => !unkept.includes(name)));
        const current = draft.current ?? newDraft();
        const identity = current.sent ? newDraft() : current;
        draft.current = { ...identity, startedAt: current.startedAt, answers };
        keepDraft(path, draft.current);
      },
    });
  }, [path, form, unkept]);

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

function restore<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  answers: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = name as Path<Input>;
    if (!form.getValues(field)) form.setValue(field, value as PathValue<Input, Path<Input>>);
  }
}
