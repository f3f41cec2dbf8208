/**
 * The page of a form that was posted without script and refused: the same page, with what was sent.
 */
import type { Locale } from '#i18n/locales.ts';
import type { FormScreen } from '#submissions/registry.ts';
import type { FormPage } from '#server/forms/answers.ts';
import { textsOf, type Fields } from '#server/http/body.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { answerPage } from '#server/pages/render.ts';
import { envelopeFields } from '#submissions/envelope.ts';

/** Never sent back: the trap for robots, and what must not stand in a page. */
const unsent: readonly string[] = [envelopeFields.honeypot, 'password'];

/** How a form is answered on the page of a screen. */
export function formOnPage(screen: FormScreen, locale: Locale): FormPage {
  return {
    locale,
    showRefused: async (services, { fields, ...refused }, options) => {
      const form = { ...refused, values: sentBack(fields) };
      const offered = screen === 'appointment' ? { offered: await readOfferedTimes(services) } : {};
      return answerPage(services, screen, { locale, form, ...offered }, options);
    },
  };
}

/** What may stand in a page again of what was posted to it. */
export function sentBack(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(textsOf(fields)).filter(([name]) => !unsent.includes(name)));
}
