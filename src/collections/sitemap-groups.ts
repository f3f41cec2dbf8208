import { isIndexed } from '#paths';
import { serviceIds } from '#services';
import type { screens } from '#screens';
import type { Messages } from '#i18n/messages/nl/index.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** A screen that has a name in menus. */
export type NamedScreen = keyof typeof screens & keyof Messages['common'];

interface Group {
  headingKey: MessageKey;
  screens: NamedScreen[];
}

/** The screens of the visitors' sitemap, in groups. */
export const sitemapGroups: Group[] = [
  {
    headingKey: 'sitemap.servicesHeading',
    screens: ['services', ...serviceIds],
  },
  { headingKey: 'sitemap.companyHeading', screens: ['home', 'about', 'testimonials', 'vacancies', 'blog'] },
  {
    headingKey: 'sitemap.contactHeading',
    screens: [
      'contact',
      'appointment',
      'callback',
      ...(isIndexed('price') ? (['price'] as const) : []),
      'login',
    ],
  },
  { headingKey: 'sitemap.websiteHeading', screens: ['search', 'privacy', 'terms', 'cookies'] },
];
