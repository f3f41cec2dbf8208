/** Checks the names in the guides: links, headings, files, commands, variables. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadFunctions } from '#server/platform/functions.ts';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const exclude = ['node_modules', '.test', 'dist*'];
const files = new Set(globSync('**/*.*', { exclude }).map((file) => basename(file)));
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

/** Matches example names, and names with a placeholder. */
const placeholders = /complaint|Complaint|certificates|\bpl\b|</;
const isThere = (path: string) => existsSync(path) || globSync(path).length > 0;

/** Patterns of the names in a guide, each with a check that what is named exists. */
const named: [pattern: RegExp, isThere: (name: string, guide: string) => boolean][] = [
  [/\]\((?!https?:|mailto:)([^)\s]+)\)/g, (link, guide) => isValidLink(guide, link)],
  [/`((?:\.ci|deploy|docs|functions|migrations|public|scripts|src|tests)\/[^`\s]*)`/g, isThere],
  [/`([\w-]+\.(?:ts|tsx|astro|css|json|jsonc|toml|sh))`/g, (name) => files.has(name)],
  [/npm run ([\w:-]+)/g, (name) => Object.hasOwn(packageJson.scripts, name)],
  [/`((?:check|fix|new|db|test):[\w-]+)`/g, (name) => Object.hasOwn(packageJson.scripts, name)],
];

test.each(guides)('%s names existing pages, headings, files and commands', (guide) => {
  const missing = named.flatMap(([pattern, exists]) =>
    all(read(guide), pattern).filter((name) => !placeholders.test(name) && !exists(name, guide)),
  );
  expect(missing).toEqual([]);
});

test('docs/api.md has every endpoint, and no other', async () => {
  const functions = await loadFunctions('functions');
  const paths = functions
    .flatMap(({ config }) => config.path ?? [])
    .filter((path) => path.startsWith('/api/'));
  const listed = all(read('docs/api.md'), /^\| `[A-Z]+ (\S+)`/gm);
  expect([...new Set(listed)].sort()).toEqual(paths.sort());
});
