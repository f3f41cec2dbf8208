/** Texts of header, drawer and footer, and texts that several pages share. */
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const common = {
  skipLink: 'Naar de inhoud',
  mainNavigation: 'Hoofdmenu',
  breadcrumbs: 'Kruimelpad',
  // Menu items, which are also the last breadcrumb and links in the footer. Keep them short.
  home: 'Home',
  services: 'Diensten',
  about: 'Over ons',
  blog: 'Blog',
  vacancies: 'Vacatures',
  contact: 'Contact',
  appointment: 'Eerste beurt boeken',
  // The name of the booking page in the menu of the header, which has room for fourteen characters.
  appointmentMenu: 'Beurt boeken',
  testimonials: 'Ervaringen van klanten',
  price: 'Prijs berekenen',
  search: 'Zoeken',
  privacy: 'Privacy',
  terms: 'Voorwaarden',
  cookies: 'Cookies',
  sitemap: 'Sitemap',
  callback: 'Bel mij terug',
  confirmation: 'Bedankt',
  login: 'Inloggen',
  portal: 'Klantportaal',
  ...namesById(serviceNames, 'menu'),
  // In the top bar, beside a map pin.
  workArea: 'Werkgebied: Midden-Nederland en Randstad',
  language: 'Taal',
  call: 'Bel ons',
  callNumber: 'Bel {phone}',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  menu: 'Menu',
  opensInNewTab: '(opent in een nieuw tabblad)',
  // In the footer.
  blurb:
    '{brand} maakt sinds {founded} bedrijfspanden schoon, vanuit Utrecht. Vaste teams, heldere afspraken, goed werk.',
  share: 'Deel deze pagina',
  shareOn: 'Deel op {network}',
  revealEmail: 'Toon ons e-mailadres',
  hoursShort: 'ma–vr {opens}–{closes}',
  place: 'Utrecht, Midden-Nederland',
  copyright: '© {year} {brand}',
  requestQuote: 'Vraag een gratis offerte aan',
  // Also in the bar at the bottom of small windows, so keep it short.
  freeQuote: 'Gratis offerte',
  moreInformation: 'Meer informatie',
  // Added to a link for screen readers, which can list links without their cards.
  moreAbout: ': {name}',
  whatsapp: 'Stuur een WhatsApp-bericht',
  // The prefilled message of a WhatsApp chat.
  whatsappGreeting: 'Hallo {brand}, ik heb een vraag over schoonmaak.',
  hours: 'Maandag tot en met vrijdag, {opens}–{closes} uur',
  emergencyTitle: 'Spoed?',
  // Read by screen readers before a table; {heading} is the heading above the table.
  tableLabel: 'Tabel {number}: {heading}',
  // Above a text that has no translation yet; the short form is beside its title in a list.
  dutchOnly: 'Deze tekst is er alleen in het Nederlands.',
  dutchOnlyShort: 'In het Nederlands',
};
