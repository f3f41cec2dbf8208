import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
});

// The first file pays for loading all rules.
beforeAll(async () => {
  await faultsOf('src/company.ts', '');
});

async function faultsOf(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const forbidden: [zone: string, filePath: string, specifier: string][] = [
  ['shared', 'src/domain/new.ts', '#server/env.ts'],
  ['shared', 'src/domain/new.ts', 'node:fs'],
  ['shared', 'src/submissions/new.ts', 'zod'],
  ['shared', 'src/i18n/new.ts', '#components/ui/icons.ts'],
  ['shared', 'src/company.ts', '#i18n/locales.ts'],
  ['build', 'src/integrations/new.ts', '#islands/Toaster.tsx'],
  ['build', 'src/integrations/new.ts', '#browser/frame.ts'],
  ['browser', 'src/browser/new.ts', '#collections/articles.ts'],
  ['browser', 'src/browser/new.ts', '#server/env.ts'],
  ['browser', 'src/browser/new.ts', '#components/ui/icons.ts'],
  ['browser', 'src/browser/new.ts', 'node-html-parser'],
  ['components', 'src/components/site/new.ts', '#islands/Toaster.tsx'],
  ['components', 'src/components/site/new.ts', '#integrations/site-map.ts'],
  ['components', 'src/components/site/new.ts', '#server/env.ts'],
  ['components', 'src/components/site/new.ts', 'react'],
  ['layouts', 'src/layouts/new.ts', '#islands/Toaster.tsx'],
  ['layouts', 'src/layouts/new.ts', '#server/env.ts'],
  ['pages', 'src/pages/new.ts', '#server/env.ts'],
  ['pages', 'src/pages/new.ts', '../server/env.ts'],
  ['islands', 'src/islands/New.tsx', '#server/env.ts'],
  ['islands', 'src/islands/New.tsx', '#functions/contact.ts'],
  ['islands', 'src/islands/New.tsx', '#components/ui/icons.ts'],
  ['islands', 'src/islands/New.tsx', 'zod'],
  ['islands', 'src/islands/New.tsx', 'pg'],
  ['functions', 'functions/new.ts', '#islands/Toaster.tsx'],
  ['functions', 'functions/new.ts', 'kysely'],
  ['server', 'src/server/new.ts', '#functions/contact.ts'],
  ['server', 'src/server/new.ts', '#islands/Toaster.tsx'],
  ['server', 'src/server/new.ts', '#components/ui/icons.ts'],
  ['server', 'src/server/new.ts', '../islands/Toaster.tsx'],
  ['migrations', 'migrations/new.ts', '#server/database/database.ts'],
];

const allowed: [filePath: string, specifier: string][] = [
  ['src/domain/new.ts', '#i18n/locales.ts'],
  ['src/submissions/new.ts', 'zod/mini'],
  ['src/browser/new.ts', './site-event.ts'],
  ['src/components/site/new.ts', '#collections/articles.ts'],
  ['src/pages/new.ts', '#islands/ContactForm.tsx'],
  ['src/islands/New.tsx', 'react'],
  ['functions/new.ts', '#server/forms/contact.ts'],
  ['src/server/new.ts', 'kysely'],
  ['src/server/new.ts', 'zod'],
  ['migrations/new.ts', 'kysely'],
];

describe('the import rules', () => {
  test.each(forbidden)('the zone %s: %s may not import %s', async (_zone, filePath, specifier) => {
    expect(await faultsOf(filePath, `import { x } from '${specifier}';`)).toEqual(['no-restricted-imports']);
    expect(await faultsOf(filePath, `export * from '${specifier}';`)).toEqual(['no-restricted-imports']);
    expect(await faultsOf(filePath, `await import('${specifier}');`)).toEqual(['no-restricted-syntax']);
  });

  test.each(allowed)('%s may import %s', async (filePath, specifier) => {
    expect(
      await faultsOf(filePath, `import { x } from '${specifier}'; await import('${specifier}');`),
    ).toEqual([]);
  });

  test('hold in both parts of an .astro file', async () => {
    const page = 'src/pages/New.astro';
    expect(await faultsOf(page, `---\nimport { x } from '#server/env.ts';\n---\n`)).toEqual([
      'no-restricted-imports',
    ]);
    const script = `<script>\nimport { x } from '#server/env.ts';\n</script>`;
    expect(await faultsOf(page, script)).toEqual(['no-restricted-imports']);
  });
});

describe('the other zone rules', () => {
  test('the server opens no interactive transaction', async () => {
    expect(await faultsOf('src/server/new.ts', 'await db.transaction().execute(work);')).toEqual([
      'no-restricted-syntax',
    ]);
  });

  test.each(['ml-4', 'md:pr-2', '-mr-1', 'left-0', 'text-right', 'border-l', 'rounded-r-lg'])(
    'a class list does not name a side of the screen: %s',
    async (name) => {
      expect(await faultsOf('src/islands/New.tsx', `<p className="a ${name} b" />;`)).toEqual([
        'no-restricted-syntax',
      ]);
      expect(await faultsOf('src/components/New.astro', `<p class="a ${name} b" />`)).toEqual([
        'no-restricted-syntax',
      ]);
      expect(await faultsOf('src/components/New.astro', `<p class:list={['${name}']} />`)).toEqual([
        'no-restricted-syntax',
      ]);
    },
  );

  test('a class list may name start and end', async () => {
    const names = 'ms-4 pe-2 start-0 text-end topbar-left plain mlx border-s';
    expect(await faultsOf('src/components/New.astro', `<p class="${names}" />`)).toEqual([]);
  });
});
