/** Sitelinks of a search advertisement. */
import { formatCsv } from '#domain/csv.ts';

export const sitelinksPath = '/api/sitelinks';

export interface Sitelink {
  id: number;
  /** In Dutch, as are the descriptions. */
  title: string;
  description1: string;
  description2: string;
  url: string;
  category: string;
  performance: { impressions: number; clicks: number; ctr: number };
}

/** Formats sitelinks as a CSV file for Google Ads Editor. */
export function formatSitelinks(sitelinks: readonly Sitelink[]): string {
  return formatCsv(
    ['Sitelink Text', 'Description Line 1', 'Description Line 2', 'Final URL'],
    sitelinks.map(({ title, description1, description2, url }) => [title, description1, description2, url]),
  );
}
