/** Checks the names in the guides: links, headings, files, commands, variables. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadFunctions } from '#server/platform/functions.ts';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const exclude = ['node_modules', '.test', 'dist*'];
const guides = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')];

/** The anchor of a heading, as repository hosts generate it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const headings = (file: string) => all(read(file), /^#+ (.*)$/gm).map(anchor);

function isValidLink(guide: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const file = path === '' ? guide : join(dirname(guide), path);
  return existsSync(file) && (heading === undefined || headings(file).includes(heading));
}

/** Example names, and names with a placeholder. */
const madeUp = /complaint|Complaint|certificates|\bpl\b|</;
const isThere = (path: string) => existsSync(path) || globSync(path).length > 0;

describe.each(guides)('%s', (guide) => {
  const text = read(guide);

  test('links to existing pages, pictures and headings', () => {
    const links = all(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^(https?|mailto):/.test(link));
    expect(links.filter((link) => !isValidLink(guide, link))).toEqual([]);
  });

  test('names existing files', () => {
    const named = all(
      text,
      /`((?:\.ci|deploy|docs|functions|migrations|public|scripts|src|tests)\/[^`\s]*)`/g,
    );
    const missing = named.filter((path) => !madeUp.test(path) && !isThere(path));
    expect(missing).toEqual([]);
  });

  test('names existing modules', () => {
    const named = all(text, /`([\w-]+\.(?:ts|tsx|astro|css|json|jsonc|toml|sh))`/g);
    const missing = named.filter(
      (name) => !madeUp.test(name) && globSync(`**/${name}`, { exclude }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  test('names existing commands', () => {
    const named = [...all(text, /npm run ([\w:-]+)/g), ...all(text, /`((?:check|fix|new|db|test):[\w-]+)`/g)];
    expect(named.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  });
});

test('docs/api.md has every endpoint, and no other', async () => {
  const functions = await loadFunctions('functions');
  const paths = functions
    .flatMap(({ config }) => config.path ?? [])
    .filter((path) => path.startsWith('/api/'));
  const listed = all(read('docs/api.md'), /^\| `[A-Z]+ (\S+)`/gm);
  expect([...new Set(listed)].sort()).toEqual(paths.sort());
});
