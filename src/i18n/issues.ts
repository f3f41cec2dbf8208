import type { MessageKey, Translate } from '#i18n/translate.ts';

/**
 * Translates an issue of a schema. The issue is a message key with parameters separated by bars,
 * such as `validation.tooLong|100|7`. Any other issue, which only a manipulated request can cause,
 * gives a general text. Server and islands share this function, so that both show the same text.
 */
export function translateIssue(t: Translate<'form'>, issue: string): string {
  const [key = '', max = '', excess = ''] = issue.split('|');
  return isMessageKey(key) ? (t as Translate)(key, { max, excess }) : t('form.invalid');
}

function isMessageKey(text: string): text is MessageKey {
  return /^\w+\.\w+$/.test(text);
}
