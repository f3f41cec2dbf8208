import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { zoneConfigs } from '../../../scripts/lint/zones.ts';

test.each([
  ['src/server/mail/outbox.ts', '#server/database/database.ts', true],
  ['src/server/mail/outbox.ts', '#server/forms/form.ts', false],
  ['src/server/newsletter/store.ts', '#server/appointments/store.ts', false],
  ['src/server/forms/store.ts', '#islands/ContactForm.tsx', false],
  ['src/domain/booking.ts', '#server/env.ts', false],
  ['src/islands/ContactForm.tsx', '#server/env.ts', false],
  ['src/islands/ContactForm.tsx', '#domain/booking.ts', true],
  ['src/components/ui/Button.astro', 'react', false],
  ['migrations/20270101T0000_example.ts', '#server/env.ts', false],
])('%s may import %s: %s', (file, specifier, isAllowed) => {
  const zones = zoneConfigs(() => []).map(({ files, rules }) => ({ files, rules }));
  const configs = [{ files: ['**/*.{ts,tsx,astro}'] }, ...zones];
  const rules = new Linter().verify(`import '${specifier}';`, configs, file).map(({ ruleId }) => ruleId);
  expect(rules).toEqual(isAllowed ? [] : ['no-restricted-imports']);
});
