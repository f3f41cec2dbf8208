import type { FormState } from '#contracts/answer.ts';
import { createContext, useContext } from 'react';

interface FieldContext {
  /** The prefix of element ids; empty on a page with a single form. */
  idPrefix: string;
  /** The server's response to an attempt without script; undefined if there was none. */
  initial: FormState | undefined;
  /** Answers that the link to the page preselects. */
  chosen?: Record<string, string> | undefined;
}

export const FieldContext = createContext<FieldContext>({ idPrefix: '', initial: undefined });

export function useFieldId(name: string): string {
  return useContext(FieldContext).idPrefix + name;
}
