import { company } from '#company';

/** The absolute URL of a site-relative path. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
