/** The headers of every answer, in the form in which Netlify and the local server read them: a `_headers` file. */

export interface PolicySources {
  scriptHashes: Iterable<string>;
  styleHashes: Iterable<string>;
  /** Also turns `http:` addresses in pages into `https:`; only where the site is known to be served over https. */
  upgradeInsecureRequests: boolean;
  /** Other companies' hosts; empty for a site that measures nothing. */
  thirdParties: ThirdPartySources;
}

/** Sources for `script-src`, `img-src` and `connect-src`. */
export interface ThirdPartySources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/** What measuring needs; nothing without a measurement id (https://developers.google.com/tag-platform/security/guides/csp). */
export function thirdPartySources(setting: {
  measurementId: string;
  optimisationScriptUrl: string;
}): ThirdPartySources {
  if (!setting.measurementId) return { scripts: [], images: [], connections: [] };
  const google = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
  const optimisation = setting.optimisationScriptUrl ? [new URL(setting.optimisationScriptUrl).origin] : [];
  return {
    scripts: ['https://*.googletagmanager.com', ...optimisation],
    images: google,
    connections: [...google, 'https://*.analytics.google.com', ...optimisation],
  };
}

const aYear = 365 * 24 * 60 * 60;

/** Browser features that no page uses; `()` denies each to the page and to anything it would embed. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The one policy of the whole site. What is not named is refused; nothing inline runs without its hash. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  upgradeInsecureRequests,
  thirdParties,
}: PolicySources): string {
  const directives = [
    `default-src 'none'`,
    // The index of the search is WebAssembly in a worker, and a worker obeys the header of its own
    // file, which any rule for its folder would only narrow.
    [`script-src 'self' 'wasm-unsafe-eval'`, ...scriptHashes, ...thirdParties.scripts].join(' '),
    `script-src-attr 'none'`,
    [`style-src 'self'`, ...styleHashes].join(' '),
    `style-src-attr 'none'`,
    [`img-src 'self' data:`, ...thirdParties.images].join(' '),
    `font-src 'self'`,
    [`connect-src 'self'`, ...thirdParties.connections].join(' '),
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ];
  if (upgradeInsecureRequests) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Text of `_headers`. HTML gets no `Cache-Control` here: Netlify's own is already "ask each time". */
export function formatHeadersFile(policy: string): string {
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    `  Strict-Transport-Security: max-age=${String(2 * aYear)}; includeSubDomains`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `  Permissions-Policy: ${deniedFeatures.map((feature) => `${feature}=()`).join(', ')}`,
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cross-Origin-Resource-Policy: same-origin',
    '/_astro/*',
    `  Cache-Control: public, max-age=${String(aYear)}, immutable`,
    '',
  ].join('\n');
}
