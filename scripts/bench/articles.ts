/**
 * Builds the site with a thousand more articles in each language, and beside it a bare Astro site
 * of the same markdown files: a page with a title and the text. Both are made in a temporary
 * directory, with an empty cache. Left out are the share images and the search index, which the
 * bare site lacks too: they draw and read outside Astro, page by page, and are kept from one build
 * to the next.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { locales } from '#i18n/locales.ts';
import type { Measurement } from './measurement.ts';

const articlesPerLanguage = 1_000;
const firstId = 101;
const articles = 'src/content/blog';
const pictures = 'src/content/pictures';
const maxSeconds = 240;

/** What a build of the site reads. */
const sources = [
  'src',
  'public',
  'functions',
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
];

const siteConfig = `import config from './astro.config.mjs';
const leftOut = ['share-images', 'search-index'];
const integrations = config.integrations.filter(({ name }) => !leftOut.includes(name));
export default { ...config, integrations, cacheDir: './.cache' };
`;

const bareFiles = {
  'bench.config.mjs': `export default { build: { format: 'file' }, cacheDir: './.cache' };\n`,
  'package.json': `{ "name": "bare", "type": "module" }\n`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { blog: defineCollection({ loader: glob({ base: './${articles}', pattern: '*/*.md' }) }) };
`,
  'src/pages/[...path].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const entries = await getCollection('blog');
  return entries.map((entry) => ({ params: { path: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<!doctype html>
<html><head><meta charset="utf-8" /><title>{entry.data.title}</title></head>
<body><main><h1>{entry.data.title}</h1><Content /></main></body></html>
`,
};

/** Seconds and memory of one build. */
interface Build {
  pages: number;
  seconds: number;
  megabytes: number;
}

export async function articleMeasurements(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-articles-'));
  try {
    const site = join(directory, 'site');
    const bare = join(directory, 'bare');
    for (const source of sources) cpSync(source, join(site, source), { recursive: true });
    writeFileSync(join(site, 'bench.config.mjs'), siteConfig);
    for (const locale of locales) writeArticles(join(site, articles, locale));
    for (const folder of [articles, pictures])
      cpSync(join(site, folder), join(bare, folder), { recursive: true });
    for (const [file, content] of Object.entries(bareFiles)) writeWithFolder(join(bare, file), content);
    // One after the other: together they would share the processors.
    const bareBuild = await build(bare);
    return compare(await build(site), bareBuild);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * The texts of the articles that are there, in turn, each time with a number and a title of its
 * own.
 */
function writeArticles(folder: string): void {
  const files = globSync('*.md', { cwd: folder }).sort();
  const models = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let id = firstId; id < firstId + articlesPerLanguage; id += 1) {
    const model = models[id % models.length] ?? '';
    const article = model
      .replace(/^id: .*$/m, `id: ${String(id)}`)
      .replace(/^title: .*$/m, `title: Article number ${String(id)}`);
    writeFileSync(join(folder, `${String(id)}.md`), article);
  }
}

function writeWithFolder(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Throws what Astro says when the build fails or takes too long. */
async function build(directory: string): Promise<Build> {
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
  const atExit = 'process.on("exit",()=>console.error("maxRSS "+process.resourceUsage().maxRSS))';
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${atExit}`, astro, 'build', '--config', 'bench.config.mjs'],
    {
      cwd: directory,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: maxSeconds * 1_000,
    },
  );
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const seconds = (performance.now() - startedAt) / 1_000;
  const [, kilobytes] = /maxRSS (\d+)/.exec(said) ?? [];
  if (child.exitCode !== 0 || !kilobytes)
    throw new Error(`The build of ${basename(directory)} failed after ${seconds.toFixed(0)} s:\n${said}`);
  const pages = globSync('dist/**/*.html', { cwd: directory }).length;
  return { pages, seconds, megabytes: Number(kilobytes) / 1_000 };
}

function compare(site: Build, bare: Build): Measurement[] {
  const what = `build with ${String(articlesPerLanguage)} more articles in ${String(locales.length)} languages`;
  const ratio = (of: 'seconds' | 'megabytes') => (site[of] / bare[of]).toFixed(2);
  return [
    { what, figure: describeTime(site), beside: describeTime(bare), ratio: ratio('seconds') },
    {
      what: `${what}, peak memory`,
      figure: `${site.megabytes.toFixed(0)} MB`,
      beside: `${bare.megabytes.toFixed(0)} MB`,
      ratio: ratio('megabytes'),
    },
  ];
}

function describeTime({ seconds, pages }: Build): string {
  return `${seconds.toFixed(1)} s for ${String(pages)} pages`;
}
