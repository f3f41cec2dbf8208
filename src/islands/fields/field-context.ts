import type { FormState } from '#contracts/answer.ts';
import { createContext, useContext } from 'react';

interface FieldContext {
  /** The prefix of the ids of the form's controls; empty on a page with one form. */
  idPrefix: string;
  /** The server's answer to an attempt without script; undefined for a new form. */
  initial: FormState | undefined;
  /** Answers preselected by the link to the page. */
  chosen?: Record<string, string> | undefined;
}

/** The context shared by the fields of one form. */
export const FieldContext = createContext<FieldContext>({ idPrefix: '', initial: undefined });

/** The id of a control by the name of its field. */
export function useFieldId(name: string): string {
  return useContext(FieldContext).idPrefix + name;
}
