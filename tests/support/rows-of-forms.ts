/** A valid row per form table, without the columns that all these tables share. */
import type { SubmissionTable } from '#server/forms/form.ts';
import { forms } from './forms.ts';

const stored = Object.values(forms).filter(({ table }) => table !== 'newsletterSubscribers');

export const rowsOfForms = Object.fromEntries(
  stored.map(({ form, table, example }) => [table, form.schema.parse(example())]),
) as Record<SubmissionTable, Record<string, unknown>>;
