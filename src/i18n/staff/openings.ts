/** The subject and the greeting of a reply, in the language of the customer. */
import type { Locale } from '#i18n/locales.ts';

export const openings: Readonly<Record<Locale, { subject: string; greeting: string }>> = {
  nl: { subject: 'Uw aanvraag {reference}', greeting: 'Beste {name},' },
  en: { subject: 'Your request {reference}', greeting: 'Dear {name},' },
  es: { subject: 'Su solicitud {reference}', greeting: 'Hola, {name}:' },
  de: { subject: 'Ihre Anfrage {reference}', greeting: 'Guten Tag {name},' },
  fr: { subject: 'Votre demande {reference}', greeting: 'Bonjour {name},' },
  ar: { subject: 'طلبكم {reference}', greeting: 'مرحبًا {name}،' },
};
