/** The Dutch texts. Their keys are the keys of every language. */
import type * as messages from '#i18n/messages/nl/screens.ts';

export * from '#i18n/messages/nl/screens.ts';

export type Messages = typeof messages;

/** The texts of a namespace in another language. They have the same keys as the Dutch ones. */
export type TextsOf<Screen extends keyof Messages> = Record<keyof Messages[Screen], string>;
