/**
 * Links for contacting the sender of a request: a mail or a WhatsApp message that starts with a
 * greeting in their language, or a call.
 */
import { openings } from '#i18n/staff/openings.ts';
import { fill } from '#i18n/fill.ts';
import { translator } from '#i18n/translate.ts';
import type { ContactLinks, RequestView } from '#contracts/staff/request.ts';

type Contact = Pick<RequestView, 'email' | 'locale' | 'name' | 'phone' | 'reference'>;

/** Returns links for the given contact data. */
export function contactLinks(contact: Contact): ContactLinks {
  const { email, phone } = contact;
  return {
    phone: phone ? `tel:${phone}` : undefined,
    mail: email ? mailLink(email, contact) : undefined,
    whatsapp: phone
      ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(opening(contact))}`
      : undefined,
  };
}

/**
 * Returns a `mailto:` link. Address and fields are percent-encoded, and line breaks are CRLF (RFC
 * 6068).
 */
function mailLink(email: string, contact: Contact): string {
  const t = translator(contact.locale);
  const body = `${opening(contact)}\r\n\r\n\r\n\r\n${t('mail.greeting')}`;
  const subject = fill(openings[contact.locale].subject, { reference: contact.reference });
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function opening({ locale, name }: Contact): string {
  return fill(openings[locale].greeting, { name });
}
