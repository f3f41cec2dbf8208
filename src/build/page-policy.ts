/**
 * The Content-Security-Policy of one page, for a `<meta>` in its head: its own files, the hashes
 * of its own inline code, and nothing else. A policy for the whole site would name every hash.
 */
import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** For the site's own search, whose index is WebAssembly; `eval` stays refused (CSP 3, 6.1.1). */
  webAssembly: boolean;
  /**
   * Turns `http:` addresses into `https:`; only where the site is known to be served over https.
   */
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

/**
 * What measuring needs; nothing without a measurement id
 * (https://developers.google.com/tag-platform/security/guides/csp).
 */
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

// HTML, "The script element": with another type the element is data, which no policy looks at.
const executableTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** A comment, or a script or style with its attributes and text. */
const code = /<!--.*?-->|<(?<tag>script|style)\b(?<attributes>[^>]*)>(?<text>.*?)<\/\k<tag>>/gs;

/** The policy of a page, as the content of `<meta http-equiv="content-security-policy">`. */
export function pagePolicy(html: string, options: PolicyOptions): string {
  const { webAssembly, upgradeInsecureRequests, thirdParties } = options;
  const { script, style } = hashInlineCode(html);
  const wasm = webAssembly ? [`'wasm-unsafe-eval'`] : [];
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...wasm, ...script, ...thirdParties.scripts].join(' '),
    [`style-src 'self'`, ...style].join(' '),
    [`img-src 'self' data:`, ...thirdParties.images].join(' '),
    ...(thirdParties.connections.length > 0
      ? [[`connect-src 'self'`, ...thirdParties.connections].join(' ')]
      : []),
    `object-src 'none'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    ...(upgradeInsecureRequests ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** Sources that allow the inline scripts and styles of a page: `'sha256-...'`, each once. */
function hashInlineCode(html: string): Record<'script' | 'style', Set<string>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { groups } of html.matchAll(code)) {
    if (groups?.tag === 'style') hashes.style.add(hashSource(groups.text ?? ''));
    if (groups?.tag === 'script' && isExecutedInline(groups.attributes ?? ''))
      hashes.script.add(hashSource(groups.text ?? ''));
  }
  return hashes;
}

function isExecutedInline(attributes: string): boolean {
  const [, type = ''] = /\btype="?([^\s">]*)/.exec(attributes) ?? [];
  return !/\bsrc=/.test(attributes) && executableTypes.has(type);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A comment or an element whose text is code, or a start tag. */
const tagOrCode =
  /<!--.*?-->|<(?<tag>script|style)\b[^>]*>.*?<\/\k<tag>>|<(?<name>[a-z][\w-]*)(?<attributes>(?:\s[^\s=>]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)+)/gis;

/** What hardly any page has, in its text or its code; without it, there is nothing to look for. */
const suspicious = /[\s"'](?:style|on[a-z]+)\s*=/i;

/**
 * Elements with a `style` attribute or an event handler, as `<p style>`: no hash can allow those.
 * Without a value they do nothing.
 */
export function findForbiddenAttributes(html: string): string[] {
  if (!suspicious.test(html)) return [];
  return [...html.matchAll(tagOrCode)].flatMap(({ groups }) => {
    const names = (groups?.attributes ?? '')
      .replaceAll(/=("[^"]*"|'[^']*'|\S+)/g, '')
      .trim()
      .split(/\s+/);
    return names
      .filter((name) => /^(style|on[a-z]+)$/i.test(name))
      .map((name) => `<${groups?.name ?? ''} ${name}>`);
  });
}
