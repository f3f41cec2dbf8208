/**
 * Import rules between parts of the project: the table in `docs/architecture.md` as lint rules. A
 * zone may only import what it lists.
 */
import type { Linter } from 'eslint';

interface Zone {
  files: string[];
  /** Regular expressions of allowed specifiers, anchored at the start. */
  allowed: string[];
  /** Specifiers that are additionally allowed in `import(...)`. */
  lazy?: string[];
}

const sibling = String.raw`\./`;
const anyPackage = '[^#.]';
const shared = ['#(company|paths|screens|services)$', '#domain/', '#contracts/', '#i18n/'];
const sharedPackages = ['zod/mini$', 'temporal-polyfill', 'minisearch$'];
/** Specifiers that are allowed in pages, layouts and components. */
const presentation = [
  '#assets/',
  '#collections/',
  '#components/',
  '#browser/',
  '#styles/',
  String.raw`(?!node:|react)[^#.]`,
];
/**
 * Modules that page scripts share with islands: site events, the visitor's consent, and the notice
 * for the next page.
 */
const pageScripts = ['#browser/(site-event|sent-notice|analytics/consent)\\.ts$'];
const islandPackages = [
  'react($|/)',
  'react-dom($|/)',
  'react-hook-form$',
  '@hookform/resolvers/',
  '@radix-ui/',
  'nanostores$',
  '@nanostores/react$',
  ...sharedPackages,
];

/**
 * The layers of `src/server`, from the bottom up. Files and folders may import lower layers and
 * themselves, but not others on the same layer.
 */
const serverLayers = [
  ['addresses.ts'],
  ['env.ts'],
  ['crypto'],
  ['database'],
  ['http'],
  ['rendering', 'files.ts', 'closures.ts', 'audit.ts'],
  ['mail'],
  ['forms'],
  ['published', 'newsletter', 'appointments', 'inbox'],
  ['accounts'],
  ['registry.ts'],
  ['erase', 'tools', 'health'],
  ['pages'],
  ['staff'],
  ['app'],
  ['platform'],
];

function serverZones(): Record<string, Zone> {
  const specifier = (name: string) => `#server/${name}${name.endsWith('.ts') ? '$' : '/'}`;
  const zones = serverLayers.flatMap((names, layer) =>
    names.map((name) => {
      const known = [...serverLayers.slice(0, layer).flat(), name].map(specifier);
      const files = [`src/server/${name}${name.endsWith('.ts') ? '' : '/**'}`];
      return { [`server ${name}`]: { files, allowed: [sibling, ...shared, ...known, anyPackage] } };
    }),
  );
  return Object.assign({}, ...zones) as Record<string, Zone>;
}

/** The files of each zone and what they may import, by zone name. */
const zones: Record<string, Zone> = {
  company: {
    files: ['src/company.ts'],
    allowed: [String.raw`\./content/company\.json$`, '#collections/company-schema\\.ts$'],
  },
  shared: {
    files: [
      'src/services.ts',
      'src/screens.ts',
      'src/paths.ts',
      'src/domain/**',
      'src/contracts/**',
      'src/i18n/**',
    ],
    // For the telephone tables on the server; browsers get another file (package.json, `imports`).
    allowed: [sibling, ...shared, ...sharedPackages, 'libphonenumber-js/min$'],
  },
  build: {
    files: ['src/collections/**', 'src/integrations/**'],
    // `class-names.ts` has the classes for the HTML of Markdown texts.
    allowed: [
      sibling,
      ...shared,
      '#assets/',
      '#collections/',
      '#components/structured-data/',
      '#integrations/',
      '#server/',
      '#styles/class-names\\.ts$',
      anyPackage,
    ],
  },
  browser: {
    files: ['src/browser/**'],
    // The only packages are the passkey client, and the editor, which has its own page.
    allowed: [sibling, ...shared, '#browser/', '#styles/', '@simplewebauthn/browser$', '@sveltia/cms$'],
    lazy: ['#islands/(callback-dialog|sent-notice)-entry.tsx$'],
  },
  components: { files: ['src/components/**'], allowed: [...shared, ...presentation] },
  layouts: { files: ['src/layouts/**'], allowed: [sibling, ...shared, ...presentation, '#layouts/'] },
  pages: { files: ['src/pages/**'], allowed: [...shared, ...presentation, '#layouts/', '#islands/'] },
  islands: {
    files: ['src/islands/**'],
    allowed: [sibling, ...shared, '#islands/', '#assets/', '#styles/', ...pageScripts, ...islandPackages],
  },
  functions: { files: ['functions/**'], allowed: [...shared, '#server/', '@netlify/functions$'] },
  ...serverZones(),
  migrations: { files: ['migrations/**'], allowed: ['kysely$'] },
};

interface ForbiddenSyntax {
  selector: string;
  message: string;
}

/**
 * Returns one ESLint configuration per zone. `syntax` returns further forbidden syntax of a zone,
 * because a rule cannot be configured twice.
 */
export function zoneConfigs(syntax: (zone: string) => ForbiddenSyntax[]): Linter.Config[] {
  return Object.entries(zones).map(([name, { files, allowed, lazy = [] }]) => {
    const regex = notOneOf(allowed);
    const message = `The zone "${name}" may not import this: see scripts/lint/zones.ts.`;
    return {
      name: `zones/${name}`,
      files,
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
        'no-restricted-syntax': [
          'error',
          { selector: dynamicImport(notOneOf([...allowed, ...lazy])), message },
          ...syntax(name),
        ],
      },
    };
  });
}

function notOneOf(allowed: string[]): string {
  return `^(?!${allowed.length > 0 ? allowed.join('|') : '$'})`;
}

// `no-restricted-imports` ignores `import(...)`. A regular expression in a selector cannot contain
// a literal slash.
function dynamicImport(regex: string): string {
  return `ImportExpression > Literal[value=/${regex.replaceAll('/', String.raw`\u002f`)}/]`;
}
