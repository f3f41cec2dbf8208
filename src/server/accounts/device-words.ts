const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A device as its owner knows it, such as `Firefox, Windows`, by what the browser says of itself
 * (RFC 9110, 10.1.5); null when that says neither.
 */
export function describeDevice(request: Request): string | null {
  const agent = request.headers.get('user-agent') ?? '';
  const parts = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return parts.length > 0 ? parts.join(', ') : null;
}
