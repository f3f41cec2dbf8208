import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const login = {} satisfies TextsOf<'login'>;
