import { company } from '#company';

/** Returns the absolute URL of a site-relative path. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
