/** Dutch is the source: its keys are the keys of every language. */
import type * as messages from '#i18n/messages/nl/screens.ts';

export * from '#i18n/messages/nl/screens.ts';

export type Messages = typeof messages;

/** The texts of one screen in another language: the Dutch keys, no more and no fewer. */
export type TextsOf<Screen extends keyof Messages> = Record<keyof Messages[Screen], string>;
