import { company } from '#company';
import type { Translate } from '#i18n/translate.ts';

/** Returns the `tel:` URI of a number, without spaces (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`;
}

export const phoneHref = telephoneHref(company.phone);

export const emailHref = `mailto:${company.email}`;

/**
 * Returns the URL of a WhatsApp chat with a prefilled greeting. Only spaces and characters with a
 * meaning in a URL are encoded, because the browser encodes the rest (URL Standard) and an encoded
 * Arabic letter takes six characters.
 */
export function whatsappHref(t: Translate): string {
  const greeting = t('common.whatsappGreeting').replace(/[\s%&#+"<>]/g, encodeURIComponent);
  return `https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=${greeting}`;
}

/**
 * Masks an e-mail address. Shows two letters of its name and three of its domain:
 * `in**@bli*********`.
 */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${mask(name, 2)}@${mask(domain, 3)}`;
}

function mask(text: string, shown: number): string {
  return text.slice(0, shown) + '*'.repeat(Math.max(0, text.length - shown));
}
