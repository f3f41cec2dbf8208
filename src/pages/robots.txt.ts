import { absoluteUrl } from '#i18n/absolute-url.ts';
import type { APIRoute } from 'astro';

const lines = [
  'User-agent: *',
  'Allow: /',
  'Disallow: /api/',
  '',
  `Sitemap: ${absoluteUrl('/sitemap-index.xml')}`,
  '',
];

export const GET: APIRoute = () => new Response(lines.join('\n'));
