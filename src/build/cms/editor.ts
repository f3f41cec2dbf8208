/**
 * Astro integration that serves the editor of texts and facts at `/redactie`: from the site itself,
 * with a page, a script and a policy of its own, which no other page knows of.
 */
import { cmsConfig } from '#build/cms/config.ts';
import { company } from '#company';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type OutputFile, type Plugin } from 'esbuild';
import type { AstroIntegration } from 'astro';

const assets = new URL('../../../node_modules/@sveltia/cms/npm/assets/', import.meta.url);
const startFile = fileURLToPath(new URL('start.js', import.meta.url));

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
};

/** Colours for three hundred languages of programmers; texts here hold no code. */
const codeColours = /^@shikijs\//;

/** The languages of the editor's own words; the package has thirty. */
const words = /\/locales\/[\w-]+\.json$/;
const ownWords = /\/(nl|en-\w+)\.json$/;

/** The integration, for `astro.config.mjs`. */
export function editor(): AstroIntegration {
  let files: Promise<OutputFile[]> | undefined;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command }) => {
        // Beside Astro's own work, which leaves processors idle; no page is needed for it.
        if (command === 'build') files = bundleEditor();
      },
      'astro:server:setup': async ({ server }) => {
        const folder = new URL('../../../node_modules/.cache/redactie/', import.meta.url);
        await writeEditor(folder, await bundleEditor());
        server.middlewares.use('/redactie', (request, response, next) => {
          const name = request.url?.replace(/^\/|\?.*$/g, '') || 'index.html';
          response.setHeader(
            'content-type',
            types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          );
          const content =
            name === 'index.html' ? Promise.resolve(editorPage()) : readFile(new URL(name, folder));
          content.then((text) => response.end(text), next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('redactie/', dir);
        await writeEditor(folder, await (files ?? bundleEditor()));
        await writeFile(new URL('preview.css', folder), await readPreviewStyle(dir));
        await writeFile(new URL('redactie.html', dir), editorPage());
      },
    },
  };
}

/** Leaves out what nobody here needs, and takes typefaces from the package instead of a network. */
const fromOwnHost: Plugin = {
  name: 'from-own-host',
  setup: (bundler) => {
    bundler.onResolve({ filter: codeColours }, ({ path }) => ({ path, external: true }));
    bundler.onResolve({ filter: words }, ({ path }) =>
      ownWords.test(path) ? undefined : { path, external: true },
    );
    bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = code
        .replace(networkFont, (_, face: string, cut: string) => assetPath(`${face}-${cut}-`))
        .replace(gitHubStatus, '/redactie/status.json');
      return { contents, loader: 'js' };
    });
  },
};

/** Asked before anybody signs in, so it is answered here: all is well. */
const gitHubStatus = 'https://www.githubstatus.com/api/v2/status.json';
const networkFont = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/)]*\/([\w-]+)\.woff2/g;

function assetPath(start: string): string {
  const file = readdirSync(assets).find((name) => name.startsWith(start));
  if (!file) throw new Error(`@sveltia/cms has no typeface ${start}*`);
  return `/redactie/assets/${file}`;
}

/** The editor as one script and what that loads later, none of it from another host. */
async function bundleEditor(): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    entryPoints: [startFile],
    outdir: '.',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    legalComments: 'linked',
    logLevel: 'error',
    plugins: [fromOwnHost],
  });
  return outputFiles;
}

async function writeEditor(folder: URL, files: readonly OutputFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(new URL(basename(path), folder), contents)));
  await writeFile(new URL('status.json', folder), '{"status":{"indicator":"none"}}');
  await cp(assets, new URL('assets/', folder), { recursive: true, filter: (file) => !file.endsWith('.map') });
}

/** The sheet of public pages, with room around the text. */
async function readPreviewStyle(site: URL): Promise<string> {
  const folder = new URL('_astro/', site);
  const name = (await readdir(folder)).find((file) => /^site\.[\w-]+\.css$/.test(file));
  const sheet = name ? await readFile(new URL(name, folder), 'utf8') : '';
  return `${sheet}body{padding:1.5rem}`;
}

/** Variables of the build; both have what a local start needs. */
function editorPage(): string {
  const repository = process.env.CMS_REPOSITORY || 'owner/name';
  const branch = process.env.CMS_BRANCH || 'main';
  const config = cmsConfig(repository, branch, company.siteUrl, process.env.CMS_OAUTH_URL);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redactie | ${company.brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script src="/redactie/start.js" type="module"></script>
</head>
<body></body>
</html>
`;
}
