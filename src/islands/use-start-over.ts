import { restore } from '#islands/typed-answers.ts';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** True if the form has any answer. */
  hasAnswers: boolean;
  startOver: () => void;
}

/** Lets a visitor clear all answers, and restore them as long as nothing else is typed. */
export function useStartOver<Input extends FieldValues, Output>({
  form,
  hasAnswers,
  startOver,
}: Options<Input, Output>) {
  const [cleared, setCleared] = useState<Input>();
  const begin = () => {
    setCleared(form.getValues());
    startOver();
  };
  const undo = () => {
    if (cleared) restore(form, cleared);
    setCleared(undefined);
  };
  const canUndo = cleared !== undefined && !hasAnswers;
  return { hasAnswers, begin, undo: canUndo ? undo : undefined };
}
