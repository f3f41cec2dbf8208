import { createContext, useContext } from 'react';

/** What stands before the ids of a form's controls; empty on a page with one form. */
export const IdPrefix = createContext('');

/** The id of a control by the name of its field. */
export function useFieldId(name: string): string {
  return useContext(IdPrefix) + name;
}
