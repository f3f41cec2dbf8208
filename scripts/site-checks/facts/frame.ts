/** What the header and the footer of every page have to say, and where they have to lead. */
import { same, type Phrase } from './phrase.ts';
import { company } from '#company';
import type { ScreenId } from '#i18n/routes.ts';

export const framePhrases: readonly Phrase[] = [
  ['Werkgebied: Midden-Nederland en Randstad', 'Central Netherlands'],
  ['{phone}', '{phone}'],
  ['{email}', '{email}'],
  ['Inloggen klantportaal', 'Client portal login'],
  ['Klantportaal', 'Client portal'],
  ['Bel mij terug', 'Call me back'],
  ['Bel ons', 'Call us'],
  ...['Nederlands', 'English', 'Español', 'Deutsch', 'Français', 'العربية'].map(same),
  ['{legalName}', '{legalName}'],
  ['KvK {chamberOfCommerceNumber}', '(KvK) {chamberOfCommerceNumber}'],
  ['{vatNumber}', '{vatNumber}'],
  same(maskedEmail()),
  ['sinds {founded}', 'since {founded}'],
  ['ma–vr {opens}–{closes}', 'Mon–Fri {opens}–{closes}'],
  ['© {year} {brand}', '© {year} {brand}'],
];

/** What the footer adds on a page that search engines may show; only those are to be shared. */
export const sharePhrases: readonly Phrase[] = [
  ...['Facebook', 'LinkedIn', 'WhatsApp'].map(same),
  ['Deel op X', 'Share on X'],
];

/** Screens that the header or the footer of every page links to. */
export const frameLinks = [
  'home',
  'services',
  'about',
  'blog',
  'vacancies',
  'contact',
  'appointment',
  'pharmacy',
  'gp',
  'sme',
  'office',
  'care',
  'login',
  'callback',
  'privacy',
  'terms',
  'cookies',
] as const satisfies ScreenId[];

/** The first two characters before the `@` and the first three after it. */
function maskedEmail(): string {
  const [name = '', domain = ''] = company.email.split('@');
  return `${name.slice(0, 2)}${'*'.repeat(name.length - 2)}@${domain.slice(0, 3)}${'*'.repeat(domain.length - 3)}`;
}
