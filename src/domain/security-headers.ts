/** Security headers, for files (in `_headers`) and for pages and other responses of functions. */
import { company } from '#company';

const aYearInSeconds = 365 * 24 * 60 * 60;

/**
 * Hosts of analytics; none without a measurement ID
 * (https://developers.google.com/tag-platform/security/guides/csp).
 */
const measuring = measuringSources(company);

function measuringSources({
  measurementId,
  optimisationScriptUrl,
}: Pick<typeof company, 'measurementId' | 'optimisationScriptUrl'>) {
  if (!measurementId) return { scripts: [], images: [], connections: [] };
  const google = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
  const optimisation = optimisationScriptUrl ? [new URL(optimisationScriptUrl).origin] : [];
  return {
    scripts: ['https://*.googletagmanager.com', ...optimisation],
    images: google,
    connections: [...google, 'https://*.analytics.google.com', ...optimisation],
  };
}

const unframed = `frame-ancestors 'none'`;

/** Headers of every file and every response of a function. */
export const commonHeaders = {
  'content-security-policy': unframed,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of pages and function responses. HSTS makes browsers use https from then on. */
export const transportHeaders = {
  'strict-transport-security': `max-age=${String(2 * aYearInSeconds)}; includeSubDomains`,
};

/** The inline style of every public page: enables the page transition unless motion is reduced. */
export const pageChangeOptIn =
  '@view-transition{navigation:auto}@media(prefers-reduced-motion:reduce){@view-transition{navigation:none}}';

/**
 * Hashes of the inline scripts that Astro emits around islands: its runtime, `client:idle` and our
 * directive.
 */
const inlineScripts = [
  `'sha256-huIRw9JCj/72OiZJfV4KNN8TEMMSXXDbP1hv6jHZRtE='`,
  `'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U='`,
  `'sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw='`,
];
/** Hashes of the page transition, and of what Astro emits for islands. */
const inlineStyles = [
  `'sha256-PeuQIPqN8/czYGIq6iWh8k4es/Y8TnZzvCBeixBKSWE='`,
  `'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='`,
];

/**
 * The content security policy of every page except the editor, built or on demand: our own files,
 * and the inline scripts and styles with the hashes above. `scripts/site-checks/policy.ts` compares
 * the lists with the built pages.
 */
export const pagePolicy = [
  `default-src 'self'`,
  [`script-src 'self'`, ...inlineScripts, ...measuring.scripts].join(' '),
  [`style-src 'self'`, ...inlineStyles].join(' '),
  [`img-src 'self' data:`, ...measuring.images].join(' '),
  ...(company.measurementId ? [[`connect-src 'self'`, ...measuring.connections].join(' ')] : []),
  `object-src 'none'`,
  `form-action 'self'`,
  `base-uri 'none'`,
].join(';');

/** Headers of pages. The permissions policy disables browser features in pages and their embeds. */
export const pageHeaders = {
  ...transportHeaders,
  'content-security-policy': `${pagePolicy};${unframed}`,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Headers of the editor at `/redactie`, which injects styles, previews pictures before their
 * upload, and calls GitHub for the signed-in user. They allow nothing else.
 */
export const editorHeaders = {
  ...transportHeaders,
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self' data: https://cdn.jsdelivr.net`,
    `img-src 'self' blob: data: https://avatars.githubusercontent.com`,
    `media-src 'self' blob:`,
    `connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com`,
    `frame-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `form-action 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
  ].join(';'),
  // The pop-up for signing in at GitHub posts its result to the editor.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Headers of SVG files and the folder of pictures: an SVG file opened by its own URL is a document,
 * which could run scripts.
 */
export const drawingHeaders = {
  'content-security-policy': `default-src 'none';style-src 'unsafe-inline';sandbox;${unframed}`,
};

/** Headers of files with a hash in their names. */
export const hashedFileHeaders = { 'cache-control': `max-age=${String(aYearInSeconds)}, immutable` };
