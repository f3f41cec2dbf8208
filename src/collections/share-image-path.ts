/** The share image of a page, which src/integrations/share-images.ts draws. */
import type { ScreenId } from '#paths';
import { serviceIds } from '#services';

/** In pixels, as the large social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 };

const pictures: Partial<Record<ScreenId, string>> = {
  ...Object.fromEntries(serviceIds.map((id) => [id, `services/${id}`])),
  services: 'services/specialist',
  about: 'art/about',
  testimonials: 'art/about',
  contact: 'art/bucket',
  callback: 'art/bucket',
  appointment: 'art/bucket',
  vacancies: 'art/vacancies',
  blog: 'blog/kantoor',
  notFound: 'art/not-found',
};

/** Returns the site-relative path of the share image of the page at a path. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/** Returns the name of the illustration for a screen, in src/assets/ and without its extension. */
export function shareImagePicture(screen: ScreenId): string {
  return pictures[screen] ?? 'art/hero';
}
