import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import tailwindcss from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { listOwnClasses } from './scripts/lint/own-classes.ts';
import { zoneConfigs } from './scripts/lint/zones.ts';

const typescript = ['**/*.ts', '**/*.tsx'];
const markup = ['**/*.astro', '**/*.tsx'];
const inBrowsers = ['src/{paths,screens,services}.ts', 'src/{browser,domain,i18n,islands,contracts}/**'];
const insideAstro = ['**/*.astro', '**/*.astro/*.ts', '**/*.astro/*.js'];

/**
 * Utilities with a physical side of the screen, which is the wrong one in right-to-left languages.
 */
const physical = String.raw`/(^|[\s:])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|scroll-[mp][lr]|(text|float)-(left|right))(-|\s|$)/`;
const classAttribute = 'JSXAttribute:matches([name.name=/^class/], [name.namespace.name="class"])';
const physicalUtility = {
  selector: `${classAttribute} :matches(Literal[value=${physical}], TemplateElement[value.raw=${physical}])`,
  message:
    'Name the start or the end (ms-, pe-, start-, text-end), not the left or the right: Arabic is mirrored.',
};

const transaction = {
  selector: 'CallExpression[callee.property.name="transaction"]',
  message: 'Neon over HTTP has no interactive transactions: use one SQL statement.',
};

/** Properties that Firefox supports since 119. */
const reflected = {
  selector: 'MemberExpression[property.name=/^aria[A-Z]/]',
  message: 'Use getAttribute and setAttribute: Firefox 115 has no such property.',
};

/** Methods that eslint-plugin-compat does not know. */
const newerMethods = [
  { object: 'URL', property: 'canParse', message: 'Safari has it since 17.' },
  { object: 'AbortSignal', property: 'any', message: 'Firefox has it since 124, Safari since 17.4.' },
];

/** Forbidden syntax of a zone besides its imports. */
function forbiddenSyntax(zone) {
  if (zone.startsWith('server ')) return [transaction];
  return [
    ...(['components', 'layouts', 'pages', 'islands'].includes(zone) ? [physicalUtility] : []),
    ...(['browser', 'islands'].includes(zone) ? [reflected] : []),
  ];
}

/** Counts code only, without comments and blank lines. */
function maxLines(max) {
  return { max, skipBlankLines: true, skipComments: true };
}

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-*/',
    '.astro/',
    '.data/',
    '.netlify/',
    '.test/',
    'test-results/',
    'playwright-report/',
    'src/server/database/tables.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  // Type-aware rules are oxlint's (.oxlintrc.json), which is five times as fast.
  { files: typescript, extends: [tseslint.configs.strict] },
  {
    files: typescript,
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', maxLines(300)],
      'max-lines-per-function': ['error', maxLines(60)],
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  // Files of texts, one per language and screen, are not split further.
  { files: ['src/i18n/messages/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['*.{js,mjs,ts}', '{functions,scripts,src,tests}/**'],
    ignores: ['src/i18n/messages/**'],
    // Prettier wraps code, but not comments.
    rules: { 'max-len': ['error', { code: Infinity, comments: 100, ignoreUrls: true }] },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true }] } },
  {
    files: ['tests/**'],
    rules: {
      'max-lines': ['error', maxLines(300)],
      'max-lines-per-function': 'off',
    },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.configs.recommended, reactHooks.configs.flat.recommended] },
  // Reports APIs that a browser of `browserslist` in package.json lacks.
  {
    files: inBrowsers,
    extends: [compat.configs['flat/recommended']],
    rules: { 'no-restricted-properties': ['error', ...newerMethods] },
  },
  { files: insideAstro, extends: [astro.configs.recommended, astro.configs['jsx-a11y-recommended']] },
  { files: markup, rules: { 'no-restricted-syntax': ['error', physicalUtility] } },
  {
    files: markup,
    plugins: { tailwindcss },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/staff.css' } },
    rules: {
      'tailwindcss/enforce-consistent-class-order': 'error',
      'tailwindcss/no-unknown-classes': [
        'error',
        { ignore: ['group', ...listOwnClasses().map((name) => `^${name}$`)] },
      ],
    },
  },
  zoneConfigs(forbiddenSyntax),
);
