import { contactForm } from '#server/forms/contact.ts';
import type { StoredForm, SubmissionForm } from '#server/forms/form.ts';
import { formEntries, storedForms } from '#server/registry.ts';
import { contactContract, type Contact } from '#contracts/contact.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { submissions, type SubmissionName } from '#contracts/registry.ts';
import { expect, test } from 'vitest';

test.each(['name', 'path', 'screen'] as const)('no two forms have the same %s', (property) => {
  const values = formEntries.map(({ form }) => form[property]);
  expect(new Set(values).size).toBe(values.length);
});

test('no two forms have the same prefix or table, and the newsletter has another prefix', () => {
  const prefixes = [...submissions.map(({ referencePrefix }) => referencePrefix), 'NWS'];
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(new Set(storedForms.map(({ table }) => table)).size).toBe(submissions.length);
});

// What these tests say is checked by the compiler: an unused `@ts-expect-error` is an error.
test('a form without a retention rule does not compile', () => {
  const { isExpired, ...form } = contactForm;
  // @ts-expect-error -- nothing would remove what it stores
  const unremoved: SubmissionForm<Contact> = form;
  const { retention, ...contract } = contactContract;
  // @ts-expect-error -- the privacy page would not say how long it is kept
  const unsaid: SubmissionContract = contract;
  expect([unremoved, unsaid, isExpired, retention]).toHaveLength(4);
});

test('a form that the server does not know does not compile', () => {
  const { name } = contactContract;
  // @ts-expect-error -- the other forms are missing
  const partial: Record<SubmissionName, StoredForm> = { [name]: contactForm };
  expect(partial.contact).toBe(contactForm);
});
