/** Addresses of the files of script that a finished page fetches by itself. */
export function pageScripts(html: string): string[] {
  return [...html.matchAll(/import\('(\/[^']+)'\)/g)].map(([, address = '']) => address);
}
