import { TextField } from '#islands/fields/TextField.tsx';
import type { Contact } from '#contracts/contact.ts';
import { expect, test } from 'vitest';

test('a field with a name that its schema lacks, or without a schema, does not compile', () => {
  const right = <TextField<Contact> name="naam" label="Naam" />;
  // @ts-expect-error -- a slip of the keyboard
  const wrong = <TextField<Contact> name="naan" label="Naam" />;
  // @ts-expect-error -- no schema that has the name
  const loose = <TextField name="naam" label="Naam" />;
  expect([right, wrong, loose]).toHaveLength(3);
});
