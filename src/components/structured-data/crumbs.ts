/** The breadcrumbs of a page for search engines. */
import type { Thing } from '#components/structured-data/schema.ts';
import { absoluteUrl } from '#i18n/absolute-url.ts';

/** Returns the breadcrumbs of the page that is named `current`. */
export function breadcrumbList(parents: readonly { name: string; href: string }[], current: string): Thing {
  const items = [...parents.map(({ name, href }) => ({ name, item: absoluteUrl(href) })), { name: current }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
