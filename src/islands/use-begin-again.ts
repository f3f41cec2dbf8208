import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Whether there are answers that could be lost. */
  isKept: boolean;
  /** Empties the form and forgets its draft. */
  startOver: () => void;
  restoreAnswers: (answers: Input) => void;
}

/** Lets a visitor clear all answers, and put them back as long as nothing else was typed. */
export function useBeginAgain<Input extends FieldValues, Output>({
  form,
  isKept,
  startOver,
  restoreAnswers,
}: Options<Input, Output>) {
  const [cleared, setCleared] = useState<Input>();
  const begin = () => {
    setCleared(form.getValues());
    startOver();
  };
  const undo = () => {
    if (cleared) restoreAnswers(cleared);
    setCleared(undefined);
  };
  const canUndo = cleared !== undefined && !isKept;
  return { isKept, begin, undo: canUndo ? undo : undefined };
}
