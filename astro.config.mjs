import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { casePictures } from './src/build/case-pictures.ts';
import { editor } from './src/build/cms/editor.ts';
import { netlifyFiles } from './src/build/netlify-files.ts';
import { onDemandPages } from './src/build/on-demand-pages.ts';
import { pictureOriginals } from './src/build/picture-originals.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { shareImages } from './src/build/share-images.ts';
import { siteIcons } from './src/build/site-icons.ts';
import { siteMap } from './src/build/site-map.ts';
import { company } from './src/company.ts';
import { maxFileMegabytes } from './src/submissions/cv-file.ts';

/** Pages on demand take three times as long with the React that is for development. */
const reactForProduction = {
  name: 'react-for-production',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' } } : undefined,
};

const hydrateOnInteraction = {
  name: 'hydrate-on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction-directive.ts' });
      addClientDirective({ name: 'paint', entrypoint: './src/islands/paint-directive.ts' });
    },
  },
};

/** One file for what all islands share. A rule over `src` would bring it to pages without any. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-hook-form|@hookform|zod|nanostores|@nanostores)\//,
};

/**
 * Folder of the built site. A build elsewhere, such as that of the tests, keeps nothing where
 * others would find it.
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
  // Styles and scripts are files: the policy of pages allows next to nothing inline.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Astro's default for this leaves no space between words that stand on different lines of the
  // source.
  compressHTML: true,
  devToolbar: { enabled: false },
  // Drawings only: nothing to resize, and no sharp in the server module.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [
    react(),
    hydrateOnInteraction,
    siteMap(),
    siteIcons(),
    casePictures(),
    shareImages(),
    searchIndex(),
    pictureOriginals(),
    editor(),
    netlifyFiles(),
  ],
  vite: {
    plugins: [tailwindcss(), reactForProduction],
    define: {
      'import.meta.env.MAX_FILE_MEGABYTES': String(maxFileMegabytes(process.env)),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } } } },
    },
    build: { assetsInlineLimit: 0 },
  },
});
