import { deleteDraft, findDraft, saveDraft, newDraft, type Draft } from '#islands/draft.ts';
import { readTyped, restore } from '#islands/typed-answers.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface DraftOptions {
  excludedFromDraft: readonly string[];
  /** Answers that the link to the page preselects. Pass a stable object. */
  chosen: Record<string, string>;
  /** True if the page shows the answers of a rejected attempt, which are newer than the draft. */
  isRejected: boolean;
}

/**
 * Restores the draft of a form once, and then saves every change. Answers that were typed before
 * the script loaded replace those of the draft.
 */
export function useDraft<Input extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Input, unknown, Output>,
  { excludedFromDraft, chosen, isRejected }: DraftOptions,
) {
  const draft = useRef<Draft>(undefined);
  const [hasAnswers, setHasAnswers] = useState(false);
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
      setHasAnswers(Object.values(answers).some(Boolean));
    };
    if (!isRejected) restore(form, draft.current.answers);
    if (isNavigation()) restore(form, chosen);
    setHasAnswers(Object.values(draft.current.answers).some(Boolean));
    restore(form, typed);
    if (isRejected || Object.keys(typed).length > 0) save(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        save(values);
      },
    });
  }, [name, form, typed, excludedFromDraft, chosen, isRejected]);

  /** Deletes the draft. Answers typed after this belong to a new submission. */
  const clearDraft = () => {
    deleteDraft(name);
    draft.current = newDraft();
    setHasAnswers(false);
  };

  /**
   * Marks the answers as sent. Returns the submission id and the time since the form was opened.
   */
  const markSent = () => {
    draft.current = { ...(draft.current ?? newDraft()), sent: true };
    saveDraft(name, draft.current);
    const { submissionId, startedAt } = draft.current;
    return { submissionId, elapsedMs: Date.now() - startedAt };
  };

  const renewId = () => {
    const { answers, startedAt } = draft.current ?? newDraft();
    draft.current = { ...newDraft(), answers, startedAt };
  };

  return { hasAnswers, clearDraft, markSent, renewId };
}

/**
 * True if the visitor followed a link. After a reload or a return, the visitor may have changed the
 * choices of the link.
 */
function isNavigation(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
