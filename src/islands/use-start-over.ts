import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Whether there are answers to lose. */
  isKept: boolean;
  /** Empties the form and deletes its draft. */
  startOver: () => void;
  restoreAnswers: (answers: Input) => void;
}

/** Lets a visitor clear all answers, and restore them until something else is typed. */
export function useStartOver<Input extends FieldValues, Output>({
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
