import type { FormState } from '#submissions/answer.ts';
import { createContext } from 'react';

/** What the server said of an attempt without script; undefined for a form that begins. */
export const InitialState = createContext<FormState | undefined>(undefined);
