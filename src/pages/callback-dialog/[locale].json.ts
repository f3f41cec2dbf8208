/** The props of the callback dialog in each language. The script of the dialog fetches them. */
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';
import { phoneHref } from '#i18n/contact-links.ts';
import { pickTexts } from '#i18n/pick-texts.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import type { CallbackDialogProps } from '#islands/CallbackDialog.tsx';
import { callbackFormTexts } from '#islands/CallbackForm.tsx';
import type { APIRoute } from 'astro';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const texts = pickTexts(translator(locale), callbackFormTexts);
  return Response.json({
    locale,
    texts,
    privacyHref: pathTo('privacy', locale),
    offersEvening: company.eveningCalls,
    phoneHref,
  } satisfies CallbackDialogProps);
};
