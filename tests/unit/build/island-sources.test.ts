import { findIslandSources } from '#build/island-sources.ts';
import { describe, expect, test } from 'vitest';

const form = `import { Field } from '#islands/fields/Field.tsx';\nconst late = import('#islands/Toaster.tsx');`;
const field = `import { Form } from '#islands/Form.tsx';\nimport { hintClass } from '#styles/classes.ts';`;
const classes = `export const hintClass = 'muted';\nimport { nothing } from '#domain/days.ts';`;
const sources = {
  './islands/Form.tsx': form,
  './islands/fields/Field.tsx': field,
  './islands/Toaster.tsx': 'toast',
  './islands/Other.tsx': 'other',
  './styles/classes.ts': classes,
};
const islandOf = (name: string) => `<astro-island uid="1" component-export="${name}" ssr></astro-island>`;

describe('what may add elements to a page', () => {
  test('is its island with all that it imports, once, but not what it loads later', () => {
    expect(findIslandSources(`<p>${islandOf('Form')}</p>`, sources)).toEqual([form, field, classes]);
  });

  test('is nothing on a page without an island', () => {
    expect(findIslandSources('<p>component-export="Form"</p>', sources)).toEqual([]);
  });

  test('has to be known', () => {
    expect(() => findIslandSources(islandOf('Unknown'), sources)).toThrow('Unknown');
  });
});
