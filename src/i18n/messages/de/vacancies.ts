import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {} satisfies TextsOf<'vacancies'>;
