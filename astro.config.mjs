import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { casePictures } from './src/integrations/case-pictures.ts';
import { netlifyFiles } from './src/integrations/netlify-files.ts';
import { oldestBrowsers } from './src/integrations/oldest-browsers.ts';
import { onDemandPages } from './src/integrations/on-demand-pages.ts';
import { pictureOriginals } from './src/integrations/picture-originals.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { shareImages } from './src/integrations/share-images.ts';
import { siteMap } from './src/integrations/site-map.ts';
import { company } from './src/company.ts';
import { maxFileMegabytes } from './src/contracts/cv-file.ts';

/** React's development build would render on-demand pages three times as slowly. */
const reactForProduction = {
  name: 'react-for-production',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' } } : undefined,
};

/**
 * Leaves out Sveltia CMS's syntax highlighting of three hundred programming languages, since our
 * texts contain no code.
 */
const noCodeHighlighting = {
  name: 'no-code-highlighting',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/') ? { id, external: true } : undefined),
  apply: 'build',
};

const hydrateOnInteraction = {
  name: 'hydrate-on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction-directive.ts' });
    },
  },
};

/**
 * One chunk for the packages that islands share. With a rule for `src`, pages without islands would
 * load the chunk too.
 */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-hook-form|@hookform|zod|nanostores|@nanostores)\//,
};

/**
 * Folder of the built site. A build in another folder, such as that of the tests, shares no state
 * with this one.
 */
const siteDirectory = process.env.SITE_DIR || 'dist';
const cacheDirectory = siteDirectory === 'dist' ? 'node_modules/.astro' : `${siteDirectory}.cache`;

export default defineConfig({
  site: company.siteUrl,
  outDir: siteDirectory,
  cacheDir: cacheDirectory,
  output: 'static',
  adapter: onDemandPages(),
  trailingSlash: 'never',
  // The content security policy allows only the inline styles whose hashes it lists.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Astro's default removes spaces between words on different lines of the source.
  compressHTML: true,
  devToolbar: { enabled: false },
  // The images are vector drawings, which need no resizing; the server build then needs no sharp.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [
    react(),
    hydrateOnInteraction,
    siteMap(),
    casePictures(),
    shareImages(),
    searchIndex(),
    pictureOriginals(),
    netlifyFiles(),
  ],
  vite: {
    plugins: [tailwindcss(), oldestBrowsers, reactForProduction, noCodeHighlighting],
    define: {
      'import.meta.env.MAX_FILE_MEGABYTES': String(maxFileMegabytes(process.env)),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } } } },
    },
    build: { assetsInlineLimit: 0 },
    // The files of this package load each other by relative URLs.
    optimizeDeps: { exclude: ['@sveltia/cms'] },
  },
});
