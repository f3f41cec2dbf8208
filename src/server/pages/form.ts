/** The page of a form that was posted without JavaScript and rejected. */
import { pathTo } from '#paths';
import type { FormPage } from '#server/forms/answers.ts';
import type { FormContract } from '#contracts/contract.ts';
import { cutText, redisplayValues } from '#server/forms/redisplay-values.ts';
import { isSentFile, type Fields } from '#server/http/body.ts';
import { listTestimonials } from '#server/published/published.ts';
import type { Services } from '#server/http/services.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { PageVisit } from '#server/pages/visit.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { maxLengths } from '#contracts/fields.ts';
import { returnQuery } from '#contracts/login.ts';
import type { WaitPage } from '#contracts/on-demand-page.ts';
import type { FormScreen } from '#contracts/registry.ts';

type Form = Pick<FormContract, 'file' | 'schema'> & { screen: FormScreen };

/** Returns the page that responds to a rejected form post. */
export function formOnPage({ screen, ...form }: Form, { locale, url }: PageVisit): FormPage {
  return {
    locale,
    showRefused: async (services, { fields, ...refused }, options) => {
      if (options.status === 429) {
        const action = pathTo(screen, locale) + returnQuery(url.searchParams);
        const hidden = hiddenOf(form, fields);
        const page = { locale, screen, text: refused.text, action, ...(screen !== 'login' && { hidden }) };
        return answerPage(services, 'wait', page satisfies WaitPage, options);
      }
      const shown = { ...refused, values: redisplayValues(form.schema, fields) };
      const data = await readPageData(screen, services);
      return answerPage(services, screen, { locale, form: shown, ...data }, options);
    },
  };
}

/** Reads the data that a page shows in addition to its form. */
async function readPageData(screen: FormScreen, services: Services): Promise<object> {
  if (screen === 'appointment') return { offered: await readOfferedTimes(services) };
  if (screen !== 'testimonials') return {};
  // Without the testimonials while the database is unavailable: the form must be answered even
  // then.
  return { testimonials: await listTestimonials(services.db).catch(() => undefined) };
}

/** Returns the hidden fields that send a form again, including the honeypot. */
export function hiddenOf({ schema, file }: Omit<Form, 'screen'>, fields: Fields): Record<string, string> {
  const hasFile = file && isSentFile(fields[file.field]);
  return {
    ...redisplayValues(schema, fields),
    [envelopeFields.honeypot]: cutText(fields[envelopeFields.honeypot], maxLengths.line),
    ...(hasFile && { [envelopeFields.lostFile]: 'on' }),
  };
}
