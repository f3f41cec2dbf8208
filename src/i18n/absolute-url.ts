import { company } from '#company';

/** Full address of a site-relative path, as other sites and search engines are to use it. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
