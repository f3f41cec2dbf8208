import type { FormState } from '#contracts/answer.ts';
import { createContext, useContext } from 'react';

interface FieldContext {
  /** What stands before the ids of the form's controls; empty on a page with one form. */
  idPrefix: string;
  /** What the server said of an attempt without script; undefined for a form that begins. */
  initial: FormState | undefined;
  /** What the link to the page has chosen. */
  chosen?: Record<string, string> | undefined;
}

/** What the fields of one form share. */
export const FieldContext = createContext<FieldContext>({ idPrefix: '', initial: undefined });

/** The id of a control by the name of its field. */
export function useFieldId(name: string): string {
  return useContext(FieldContext).idPrefix + name;
}
