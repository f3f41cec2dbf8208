import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { locales } from '#i18n/locales.ts';
import { testSite } from '../../tests/support/test-site.ts';
import type { Measurement } from './measurement.ts';

const articlesPerLanguage = 1_000;
const firstId = 101;
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
const printMemory = 'process.on("exit",()=>console.error("maxRSS "+process.resourceUsage().maxRSS))';

/** A build of a copy of the site with many more articles. */
export function articleMeasurements(): Measurement[] {
  const directory = mkdtempSync(join(tmpdir(), 'bench-articles-'));
  try {
    for (const source of sources) cpSync(source, join(directory, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
    for (const locale of locales) addArticles(join(directory, 'src/content/blog', locale));
    return [build(directory)];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The texts that are there, in turn, each with a number and a title of its own. */
function addArticles(folder: string): void {
  const models = globSync('*.md', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let id = firstId; id < firstId + articlesPerLanguage; id += 1) {
    const article = (models[id % models.length] ?? '')
      .replace(/^id: .*$/m, `id: ${String(id)}`)
      .replace(/^title: .*$/m, `title: Article number ${String(id)}`);
    writeFileSync(join(folder, `${String(id)}.md`), article);
  }
}

function build(directory: string): Measurement {
  const env = { ...process.env, ...testSite.variables, SITE_DIR: 'dist', ASTRO_TELEMETRY_DISABLED: '1' };
  const command = [
    '--import',
    `data:text/javascript,${printMemory}`,
    'node_modules/astro/bin/astro.mjs',
    'build',
  ];
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: directory, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const megabytes = (Number(/maxRSS (\d+)/.exec(stderr)?.[1]) / 1000).toFixed(0);
  const pages = globSync('dist/**/*.html', { cwd: directory }).length;
  const what = `build with ${String(articlesPerLanguage)} more articles in each language`;
  return { what, figure: `${seconds} s for ${String(pages)} pages, ${megabytes} MB at most` };
}
