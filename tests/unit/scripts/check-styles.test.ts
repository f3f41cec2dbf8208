import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

let directory = '';

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** What the check says of a project with these files. */
function check(files: Record<string, string>) {
  directory = mkdtempSync(join(tmpdir(), 'check-styles-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  const script = resolve('scripts/check-styles.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: directory, encoding: 'utf8' });
  return { status, stdout };
}

const rule = (index: number) => `.a${String(index)} { color: red }`;
const rules = (count: number) => Array.from({ length: count }, (_, index) => rule(index)).join('\n');
const component = (css: string) => `<p class="b">x</p>\n<style is:global>\n${css}\n</style>`;

test('500 lines of own CSS pass, whatever tokens, typefaces, sources and reasons there are besides', () => {
  const entry = '@layer a, b;\n@import "./c.css" layer(b);\n@source "./**/*.tsx";\n';
  const free = '/* Why\n * so. */\n\n:root { --a: 1;\n  --b:\n    2;\n}\n@font-face {\n  src: url(a);\n}\n';
  const result = check({
    'src/styles/a.css': entry + free + rules(497),
    'src/B.astro': component('.b { x: y }'),
  });
  expect(result).toEqual({
    status: 0,
    stdout: '500 lines of own CSS; at most 500.\n1 classes are styled where they are used.\n',
  });
});

test('501 lines of own CSS fail, wherever they are, and the longest sheets are named', () => {
  const result = check({ 'src/styles/a.css': rules(500), 'src/ui/B.astro': component('.b { x: y }') });
  expect(result.status).toBe(1);
  expect(result.stdout).toContain('501 lines of own CSS; at most 500.');
  expect(result.stdout).toContain('src/styles/a.css: 500 lines');
});

test('a class that is styled in one component and used in another fails, with its place', () => {
  const result = check({
    'src/B.astro': component('.b { x: y }'),
    'src/C.astro': '<i>\n<b class="b">y</b></i>',
  });
  expect(result.status).toBe(1);
  expect(result.stdout).toContain('src/C.astro:2: "b" has its rules in src/B.astro');
});

test('a class that is styled in a component and used nowhere in it fails', () => {
  const result = check({ 'src/B.astro': component('.b { x: y }\n.c { x: y }') });
  expect(result.status).toBe(1);
  expect(result.stdout).toContain('src/B.astro:4: "c" is used nowhere in this component');
});
