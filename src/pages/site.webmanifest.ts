/** The web app manifest: the appearance of the site on a home screen. */
import { company } from '#company';
import { defaultLocale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import type { APIRoute } from 'astro';

const t = translator(defaultLocale);

const manifest = {
  name: company.brand,
  short_name: company.brand,
  description: t('home.description'),
  lang: defaultLocale,
  dir: 'ltr',
  id: '/',
  start_url: pathTo('home', defaultLocale),
  scope: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#0a2b35',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export const GET: APIRoute = () => Response.json(manifest);
