import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const sitemap = {
  title: 'خريطة الموقع: جميع الصفحات | {brand}',
  description:
    'جميع صفحات {brand} في قائمة واحدة: الخدمات والشركة والتواصل والمواعيد ومقالات المدونة والمعلومات القانونية.',
  heading: 'خريطة الموقع',
  intro: 'جميع صفحات هذا الموقع في قائمة واحدة.',
  servicesHeading: 'الخدمات',
  allServices: 'جميع الخدمات',
  companyHeading: 'عن {brand}',
  contactHeading: 'التواصل والمواعيد',
  websiteHeading: 'عن هذا الموقع',
  articlesHeading: 'المقالات',
} satisfies TextsOf<'sitemap'>;
