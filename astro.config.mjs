import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { casePictures } from './src/build/case-pictures.ts';
import { editor } from './src/build/cms/editor.ts';
import { netlifyFiles } from './src/build/netlify-files.ts';
import { onDemandPages } from './src/build/on-demand-pages.ts';
import { pictureOriginals } from './src/build/picture-originals.ts';
import { searchIndex } from './src/build/search-index.ts';
import { shareImages } from './src/build/share-images.ts';
import { siteIcons } from './src/build/site-icons.ts';
import { siteMap } from './src/build/site-map.ts';
import { company } from './src/company.ts';
import { maxFileMegabytes } from './src/submissions/cv-file.ts';

/**
 * Vite's helper for preloading is larger than all that most pages run, and serves the one module
 * that they may load later. That module needs no styles in the page, so a plain `import()` does.
 */
const plainDynamicImport = {
  name: 'plain-dynamic-import',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** What the islands are written for, in a tenth of its size. */
const inBrowser = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Lets browsers run the islands on Preact; pages are rendered by React itself. */
const preactInBrowser = {
  name: 'preact-in-browser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    return id in inBrowser ? this.resolve(inBrowser[id], importer, { skipSelf: true }) : null;
  },
};

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

/**
 * What forms share is one file, which the next form finds in the cache. What the frame of each page
 * shares with them is another, so that no content page loads the first; so is what few forms need.
 */
const chunks = [
  // The workspace has styles of its own: what comes with the islands would change how it looks.
  { name: 'staff', test: /src\/\w+\/staff\//, priority: 5 },
  { name: 'passkeys', test: /simplewebauthn|passkey/, priority: 4 },
  {
    name: 'frame',
    test: /src\/browser\/(adopt-styles|site-event|sent-notice|analytics\/consent)|src\/domain\/(days|analytics-events)|preload-helper/,
    priority: 2,
  },
  {
    name: 'islands',
    test: /^(?!.*(radix-ui|islands\/Toaster)).*(node_modules|src\/(islands|submissions|styles|domain|i18n)\/)/,
    priority: 1,
  },
  { name: 'toaster', test: /radix-ui|islands\/Toaster/ },
].map((chunk) => ({ ...chunk, minShareCount: 2 }));

/** Without the part of the name that is the same for each script of a page. */
const entryFileNames = ({ name }) => `_astro/${name.split('.', 1)}.[hash].js`;

/** A page names a dozen; five letters tell a thousand million versions apart. */
const assetFileNames = '_astro/[name].[hash:5][extname]';

/** A script smaller than this stands in the page itself; its hash goes into the security policy. */
const inlineScriptBytes = 512;

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
  // While one page is finished or written, the next ones are rendered.
  build: { concurrency: 8, format: 'file', inlineStylesheets: 'always' },
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
    plugins: [tailwindcss(), plainDynamicImport, preactInBrowser, reactForProduction],
    define: {
      // Netlify sets CONTEXT; a local build is also read over plain http.
      'import.meta.env.SERVED_OVER_HTTPS': String(process.env.CONTEXT === 'production'),
      'import.meta.env.MAX_FILE_MEGABYTES': String(maxFileMegabytes(process.env)),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { entryFileNames, assetFileNames, codeSplitting: { groups: chunks } } },
        },
      },
    },
    build: {
      // Pictures and fonts stay files: inside a page they would be loaded again with each page.
      assetsInlineLimit: (path, content) => /\.(m?js|ts)$/.test(path) && content.length < inlineScriptBytes,
    },
  },
});
