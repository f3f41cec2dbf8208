import { deleteDraft, findDraft, saveDraft, newDraft, type Draft } from '#islands/draft.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

interface DraftOptions {
  /** Fields that are not saved. */
  excludedFromDraft: readonly string[];
  /** What the link to the page has chosen. Give the same object at each render. */
  chosen: Record<string, string>;
  /** The page shows the answers of a refused attempt, which are newer than the draft. */
  isRefused: boolean;
}

/**
 * Binds a form to its draft: restores it once, then saves every change. What was typed before the
 * script came stays.
 */
export function useDraft<Input extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Input, unknown, Output>,
  { excludedFromDraft, chosen, isRefused }: DraftOptions,
) {
  const draft = useRef<Draft>(undefined);
  const [isKept, setIsKept] = useState(false);
  // Read while the page is still as it was built: the form's library unticks radio buttons when it
  // takes them over.
  const [typed] = useState(() => readTyped(name));

  useEffect(() => {
    draft.current = findDraft(name) ?? newDraft();
    const save = (values: Input) => {
      const answers = Object.fromEntries(
        Object.entries(values).filter(([field]) => !excludedFromDraft.includes(field)),
      );
      const current = draft.current ?? newDraft();
      const identity = current.sent ? newDraft() : current;
      draft.current = { ...identity, startedAt: current.startedAt, answers };
      saveDraft(name, draft.current);
      setIsKept(Object.values(answers).some(Boolean));
    };
    if (!isRefused) restore(form, draft.current.answers);
    if (isNewVisit()) restore(form, chosen);
    setIsKept(Object.values(draft.current.answers).some(Boolean));
    restore(form, typed);
    if (isRefused || Object.keys(typed).length > 0) save(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        save(values);
      },
    });
  }, [name, form, typed, excludedFromDraft, chosen, isRefused]);

  /** Begins a new submission. */
  const clearDraft = () => {
    deleteDraft(name);
    draft.current = newDraft();
    setIsKept(false);
  };

  /** Puts answers back that were cleared. */
  const restoreAnswers = (answers: Input) => {
    restore(form, answers);
  };

  /** Marks the answers as sent; gives the id of the submission and how long the form was open. */
  const markSent = () => {
    draft.current = { ...(draft.current ?? newDraft()), sent: true };
    saveDraft(name, draft.current);
    const { submissionId, startedAt } = draft.current;
    return { submissionId, elapsedMs: Date.now() - startedAt };
  };

  /** Makes the answers another submission. */
  const renewId = () => {
    const { answers, startedAt } = draft.current ?? newDraft();
    draft.current = { ...newDraft(), answers, startedAt };
  };

  return { isKept, clearDraft, restoreAnswers, markSent, renewId };
}

/** A link counts when it is followed; after a reload the visitor may have chosen something else. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

/** Sets what the form does not hold already. */
function restore<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  answers: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = name as Path<Input>;
    if (value !== form.getValues(field)) form.setValue(field, value as PathValue<Input, Path<Input>>);
  }
}

/** What was typed into the built form until the script came. */
function readTyped(name: string): Record<string, unknown> {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(name);
  if (!form) return {};
  const built = form.cloneNode(true) as HTMLFormElement;
  built.reset();
  const before = new FormData(built);
  const envelope: string[] = Object.values(envelopeFields);
  // A file stays in its control: no script may put one there.
  const answers = [...new FormData(form)].filter(
    ([field, value]) => !envelope.includes(field) && typeof value === 'string',
  );
  return Object.fromEntries(answers.filter(([field, value]) => value !== before.get(field)));
}
