import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {} satisfies TextsOf<'testimonials'>;
