/**
 * Security headers, stated once: for `_headers`, which the build writes, and for answers of
 * functions.
 */

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Of every answer. A page's own policy stands in its head, which cannot say who may frame it. */
export const commonHeaders = {
  'content-security-policy': `frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Of pages and answers of functions: a browser that has seen one asks for everything over https.
 */
export const transportHeaders = {
  'strict-transport-security': `max-age=${String(2 * aYearInSeconds)}; includeSubDomains`,
};

/** Of a page besides: what it and all that it would embed may not use. */
export const pageHeaders = {
  ...transportHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Of the editor at `/redactie`, which writes styles while it runs, shows pictures that nobody has
 * uploaded yet, and talks to GitHub for whoever signs in there. Nothing else is allowed to it.
 */
export const editorHeaders = {
  ...transportHeaders,
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self' data:`,
    `img-src 'self' blob: data: https://avatars.githubusercontent.com`,
    `media-src 'self' blob:`,
    `connect-src 'self' blob: data: https://api.github.com`,
    `frame-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `form-action 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
  ].join(';'),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Of a file with a hash in its name. */
export const hashedFileHeaders = { 'cache-control': `max-age=${String(aYearInSeconds)}, immutable` };
