/**
 * What each page has to say, as phrases in Dutch and English, and where it has to lead. The company's numbers are tokens, as
 * in the texts themselves; upper and lower case do not matter.
 */
import { company } from '#company';
import type { Locale } from '#i18n/locales.ts';
import type { ScreenId } from '#i18n/routes.ts';

/** In the order of `factLocales`. */
export type Phrase = readonly [nl: string, en: string];

export const factLocales = ['nl', 'en'] as const satisfies Locale[];

interface PageFacts {
  phrases: readonly Phrase[];
  /** Screens that the main part of the page links to. */
  links?: readonly ScreenId[];
  /** Starts of other addresses that the main part links to. */
  addresses?: readonly string[];
}

const callAddress = 'tel:';

/** Header and footer. */
export const framePhrases: readonly Phrase[] = [
  ['Werkgebied: Midden-Nederland en Randstad', 'Central Netherlands'],
  ['{phone}', '{phone}'],
  ['{email}', '{email}'],
  ['Inloggen klantportaal', 'Client portal login'],
  ['Klantportaal', 'Client portal'],
  ['Bel mij terug', 'Call me back'],
  ['Bel ons', 'Call us'],
  ...['Nederlands', 'English', 'Español', 'Deutsch', 'Français', 'العربية'].map(same),
  ...['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp'].map(same),
  same(maskedEmail()),
  ['sinds {founded}', 'since {founded}'],
  ['ma–vr {opens}–{closes}', 'Mon–Fri {opens}–{closes}'],
  ['© {year} {brand}', '© {year} {brand}'],
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

const serviceCards: PageFacts = {
  phrases: [
    ['Meer informatie: Apotheek', 'Find out more: Pharmacy'],
    ['Meer informatie: Huisartsenpraktijk', 'Find out more: GP practice'],
    ['Meer informatie: Mkb', 'Find out more: Small and medium business'],
    ['Meer informatie: Kantoor', 'Find out more: Office'],
    ['Meer informatie: Zorgcentrum', 'Find out more: Care centre'],
    ['Meer informatie: Specialistisch', 'Find out more: Specialist cleaning'],
  ],
  links: ['pharmacy', 'gp', 'sme', 'office', 'care', 'contact'],
};

const contactServices: readonly Phrase[] = [
  ['Apotheek', 'Pharmacy'],
  ['Huisartsenpraktijk', 'GP practice'],
  ['Mkb', 'Small or medium business'],
  ['Kantoor', 'Office'],
  ['Zorgcentrum', 'Care centre'],
];

const complaint: Phrase = ['binnen {complaintHours} uur', 'within {complaintHours} hours'];
const reply: Phrase = ['binnen {replyHours} uur', 'within {replyHours} hours'];
const requiredField: Phrase = ['Verplicht veld', 'Required field'];
const rating: readonly Phrase[] = [
  ['{rating} van {ratingBest}', '{rating} out of {ratingBest}'],
  ['{reviews} beoordelingen', '{reviews} reviews'],
];

/** A service page offers a quote and a call, first and last. */
function servicePage(...phrases: Phrase[]): PageFacts {
  const offer: Phrase = ['Vraag een gratis offerte aan', 'Get a free quote'];
  return { phrases: [offer, ['Bel {phone}', 'Call {phone}'], reply, complaint, ...phrases], ...quoteAndCall };
}

const quoteAndCall = { links: ['contact'], addresses: [callAddress] } as const;

export const factTable: Partial<Record<ScreenId, PageFacts>> = {
  home: {
    phrases: [
      ['Stuur een WhatsApp-bericht', 'Message us on WhatsApp'],
      ['Vraag een gratis offerte aan', 'Get a free quote'],
      ['Bel mij terug', 'Call me back'],
      ['{years} jaar ervaring', '{years} years'],
      ['Verzekerd en gecertificeerd', 'Insured and certified'],
      ['{clients} tevreden', '{clients} satisfied'],
      ['24/7', '24/7'],
      ['{businesses} bedrijven', '{businesses} businesses'],
      ['{employees} collega’s', '{employees}'],
      ['Keurmerk geregistreerd schoonmaakbedrijf', 'Quality mark for registered cleaning companies'],
      ['Erkend leerbedrijf', 'Recognised training company'],
      ['apotheken, huisartsen, kantoren, mkb', 'pharmacies, GP practices, offices, small and medium'],
      ...serviceCards.phrases,
      ['voor {brand} kiezen', 'choose {brand}'],
      ['In {bookingMinutes} minuten', 'takes {bookingMinutes} minutes'],
      [
        'Binnen {confirmationHours} uur krijgt u een bevestiging',
        'confirm by email within {confirmationHours} hours',
      ],
      ['Werken bij {brand}', 'Working at {brand}'],
      ['Vind ons online', 'Find us online'],
      ['Utrecht, Noord-Holland, Zuid-Holland, Flevoland', 'Utrecht, North Holland, South Holland, Flevoland'],
      ['Gelderland', 'Gelderland'],
      ['{radius} km', '{radius} km'],
      ['heel Nederland', 'anywhere in the Netherlands'],
      ['Maandag tot en met vrijdag, {opens}–{closes} uur', 'Monday to Friday, {opens} to {closes}'],
      ['ons bedrijfsprofiel', 'our business profile'],
      ...rating,
      ['vanaf {price} per schoonmaakbeurt', 'from {price} per visit'],
      ['gratis adviesgesprek', 'free consultation'],
      ['Ongeveer 1 week nadat het contract is getekend', 'About 1 week after the contract is signed'],
      ['{contractMonths} maanden', '{contractMonths} months'],
      ['dag en nacht bereikbaar', 'day and night'],
      ['Veelgestelde vragen', 'Frequently asked questions'],
      reply,
      complaint,
    ],
    links: [...(serviceCards.links ?? []), 'callback', 'appointment', 'vacancies', 'testimonials'],
    addresses: ['https://wa.me/', callAddress, 'https://maps.google.com/'],
  },
  services: {
    phrases: [...serviceCards.phrases, ['Specifieke wensen?', 'Something specific'], ['{price}', '{price}']],
    links: serviceCards.links ?? [],
    addresses: [callAddress],
  },
  pharmacy: servicePage(
    ['Verkoopruimte', 'Shop area'],
    ['Bereidingsruimten', 'Compounding rooms'],
    ['Opslagruimten', 'Storage rooms'],
    ['GMP', 'GMP'],
  ),
  gp: servicePage(
    ['Behandelkamers', 'Treatment rooms'],
    ['Wachtkamers', 'Waiting rooms'],
    ['Sanitair', 'Toilets'],
    ['Medische hygiënenormen', 'Medical hygiene standards'],
    ['Infectiepreventie', 'Infection control'],
    ['Vertrouwen van patiënten', 'Patients’ trust'],
    ['Professionele uitstraling', 'Professional look'],
    ['Focus op zorg', 'Focus on care'],
  ),
  sme: servicePage(
    ['Kosteneffectief', 'Cost-effective'],
    ['Flexibel', 'Flexible'],
    ['Persoonlijk', 'Personal'],
    ['Lokaal', 'Local'],
    ['Dagelijks', 'Daily'],
    ['Wekelijks', 'Weekly'],
    ['Maandelijks', 'Monthly'],
    ['{contractShort}', '{contractShort}'],
    ['{contractMedium}', '{contractMedium}'],
    ['{contractLong}', '{contractLong}'],
    ['vanaf {price} per schoonmaakbeurt', 'from {price} per visit'],
  ),
  office: servicePage(
    ['Werkplekken', 'Workstations'],
    ['Vergaderruimten', 'Meeting rooms'],
    ['Gedeelde ruimten', 'Shared areas'],
    ['Moderne kantoorhygiëne', 'Modern office hygiene'],
    ['Vóór kantooruren 06:00–09:00', 'Before office hours 06:00–09:00'],
    ['Na kantooruren 18:00–22:00', 'After office hours 18:00–22:00'],
    ['Weekend', 'Weekend'],
    ['Een gezonde werkplek', 'A healthy workplace'],
    ['Professionele uitstraling', 'Professional look'],
    ['Geen omkijken naar', 'Off your mind'],
    ['Milieuvriendelijk', 'Eco-friendly'],
    ['meer dan 20 mensen? Kies dan voor dagelijkse', 'More than 20 people at work? Then choose daily'],
    ['twee tot drie keer per week', 'two to three times a week'],
    ['Hoe vaak moet mijn kantoor', 'How often should my office'],
    ['Welke producten gebruikt u?', 'Which products do you use?'],
    ['buiten kantooruren schoon?', 'clean outside office hours?'],
    ['Wat kost kantoorschoonmaak?', 'What does office cleaning cost?'],
    ['Bent u verzekerd', 'Are you insured'],
    ['Wanneer kunt u starten?', 'When can you start?'],
  ),
  care: servicePage(
    ['Bewonerskamers', 'Residents’ rooms'],
    ['Gedeelde ruimten', 'Shared areas'],
    ['Medische ruimten', 'Medical rooms'],
    ['HACCP en infectiepreventie', 'HACCP and infection control'],
    ['Bewonersgerichte service', 'Service centred on residents'],
    ['Vroege ochtend 06:00–08:00', 'Early morning 06:00–08:00'],
    ['Overdag', 'Daytime'],
    ['Avond', 'Evening'],
  ),
  about: {
    phrases: [
      ['Sinds {founded}', 'Since {founded}'],
      ['jaar ervaring {years}', 'years of experience {years}'],
      ['tevreden klanten {clients}', 'satisfied clients {clients}'],
      ['medewerkers {employees}', 'employees {employees}'],
      ['bereikbaar bij spoed 24/7', 'on call for emergencies 24/7'],
      ['Gecertificeerd en verzekerd', 'Certified and insured'],
      ['Keurmerk geregistreerd schoonmaakbedrijf', 'Quality mark for registered cleaning companies'],
      ['Erkend leerbedrijf', 'Recognised training company'],
      ['Milieuvriendelijk', 'Eco-friendly'],
      ['Flexibele tijden', 'Flexible hours'],
      ['vaste contactpersoon en een vast team', 'one fixed contact and a regular team'],
      ...rating,
      ['missie', 'mission'],
      ['waarden', 'values'],
      ['Kwaliteit', 'Quality'],
      ['Betrouwbaarheid', 'Reliability'],
      ['Persoonlijke service', 'Personal service'],
      complaint,
    ],
    ...quoteAndCall,
  },
  contact: {
    phrases: [
      requiredField,
      reply,
      ...['Naam', 'Bedrijf', 'E-mailadres', 'Telefoonnummer', 'Bericht'].map(
        pairWith(['Name', 'Company', 'Email address', 'Phone number', 'Message']),
      ),
      ...contactServices,
      ['Specialistisch', 'Specialist cleaning'],
      ['Anders', 'Something else'],
      ['{phone}', '{phone}'],
      ['{email}', '{email}'],
      ['Maandag tot en met vrijdag, {opens}–{closes} uur', 'Monday to Friday, {opens} to {closes}'],
      ['Spoed?', 'Emergency?'],
      ['dag en nacht bereikbaar', 'day and night'],
      ['Utrecht, Gelderland', 'Utrecht, Gelderland'],
      ['Midden-Nederland', 'Central Netherlands'],
      ['Amsterdam, Rotterdam en Den Haag', 'Amsterdam, Rotterdam and The Hague'],
      ['Heel Nederland Op aanvraag', 'Nationwide On request'],
    ],
    addresses: [callAddress, 'mailto:'],
  },
  callback: {
    phrases: [
      ['binnen {callbackHours}', 'within {callbackHours}'],
      ['Algemene vraag', 'General question'],
      ['Offerteaanvraag', 'Quote request'],
      ['Afspraak maken', 'Book an appointment'],
      ['Spoedhulp', 'Urgent help'],
      ['Klacht', 'Complaint'],
      ['Overig', 'Other'],
      ['Ochtend (09:00–12:00)', 'Morning (09:00–12:00)'],
      ['Middag (12:00–17:00)', 'Afternoon (12:00–17:00)'],
      ['Avond (17:00–20:00)', 'Evening (17:00–20:00)'],
      ['Altijd bereikbaar', 'Any time'],
    ],
  },
  blog: {
    phrases: [
      ['Kantoorschoonmaak', 'Office cleaning'],
      ['Apotheekschoonmaak', 'Pharmacy cleaning'],
      ['Zorgschoonmaak', 'Care cleaning'],
      ['Duurzaamheid', 'Sustainability'],
      ['MKB', 'Small business'],
      ['Kwaliteit', 'Quality'],
      ['15 december 2024', '15 December 2024'],
      ['20 november 2024', '20 November 2024'],
      ['Alle artikelen', 'All articles'],
      ['E-mailadres', 'Email address'],
      ['Aanmelden', 'Subscribe'],
    ],
  },
  appointment: {
    phrases: [
      ['{bookingMinutes} minuten', '{bookingMinutes} minutes'],
      ...contactServices,
      ...['Eenmalig', 'Wekelijks', 'Om de twee weken', 'Maandelijks'].map(
        pairWith(['Once', 'Every week', 'Every two weeks', 'Every month']),
      ),
      ['oppervlakte in m²', 'floor area in m²'],
      ['Bijzondere wensen', 'Special requests'],
      ['van {appointmentOpens} tot {appointmentCloses}', 'from {appointmentOpens} to {appointmentCloses}'],
      ['minimaal {bookAheadHours} uur', 'at least {bookAheadHours} hours'],
      ['Plannen', 'Planning'],
      [
        'Bevestiging Binnen {confirmationHours} uur, per e-mail',
        'Confirmation Within {confirmationHours} hours, by email',
      ],
      ['Voorbereiding', 'Preparation'],
      ['Uitvoering', 'The job'],
      [
        'tot {freeChangeHours} uur van tevoren, gratis',
        'free of charge, until {freeChangeHours} hours before',
      ],
      ['Moet er iemand aanwezig zijn? Nee', 'Does anyone need to be there? No'],
      ['Na uw aanvraag ontvangt u een offerte', 'After your request we send you a quote'],
    ],
  },
  vacancies: {
    phrases: [
      ['open sollicitatie', 'speculative application'],
      ['{employees} collega’s', '{employees} colleagues'],
      ...['Schoonmaker', 'Teamleider', 'Kwaliteitscontroleur', 'Administratief', 'Andere functie'].map(
        pairWith(['Cleaner', 'Team leader', 'Quality inspector', 'Administrative', 'Other position']),
      ),
      ...['Geen ervaring', '1 tot 2 jaar', '3 tot 5 jaar', 'Meer dan 5 jaar'].map(
        pairWith(['No experience', '1 to 2 years', '3 to 5 years', 'More than 5 years']),
      ),
      ['Voltijd (40 uur)', 'Full-time (40 hours)'],
      ['Deeltijd (20–32 uur)', 'Part-time (20–32 hours)'],
      ['Flexibel', 'Flexible'],
      ['Alleen in het weekend', 'Weekends only'],
      ['Motivatie', 'Motivation'],
      ['Adres en woonplaats', 'Address and town'],
      ['Cv (niet verplicht)', 'CV (optional)'],
      ['Binnen {applicationDays} werkdagen', 'Within {applicationDays} working days'],
      ['{email}', '{email}'],
    ],
    addresses: [callAddress, 'mailto:'],
  },
  testimonials: {
    phrases: [
      ['jaar ervaring {years}', 'years of experience {years}'],
      ['{satisfaction}', '{satisfaction}'],
      ['{businesses}', '{businesses}'],
      ['1 van de 5 sterren', '1 out of 5 stars'],
      ['5 van de 5 sterren', '5 out of 5 stars'],
      ['Apotheekschoonmaak', 'Pharmacy cleaning'],
      ['Huisartsenpraktijk', 'GP practice cleaning'],
      ['Kantoorschoonmaak', 'Office cleaning'],
      ['Mkb-schoonmaak', 'Small business cleaning'],
      ['Zorgcentra', 'Care centre cleaning'],
      ['Algemene schoonmaak', 'General cleaning'],
      ['Plaats (niet verplicht)', 'Town (optional)'],
    ],
  },
  login: {
    phrases: [
      ['Gebruikersnaam', 'Username'],
      ['Wachtwoord', 'Password'],
      ['Hulp nodig? Bel {phone}', 'Need help? Call {phone}'],
    ],
    addresses: [callAddress],
  },
  notFound: {
    phrases: [
      ['Pagina niet gevonden', 'Page not found'],
      ['bestaat niet of is verhuisd', 'does not exist or has moved'],
      ['Ga terug', 'Go back'],
    ],
    links: ['home', 'services', 'contact', 'office', 'care', 'pharmacy', 'gp'],
    addresses: [callAddress],
  },
};

/** The first two characters before the `@` and the first three after it. */
function maskedEmail(): string {
  const [name = '', domain = ''] = company.email.split('@');
  return `${name.slice(0, 2)}${'*'.repeat(name.length - 2)}@${domain.slice(0, 3)}${'*'.repeat(domain.length - 3)}`;
}

function same(text: string): Phrase {
  return [text, text];
}

/** For `map`: pairs each Dutch phrase with the English one of the same place. */
function pairWith(english: readonly string[]) {
  return (dutch: string, index: number): Phrase => [dutch, english[index] ?? ''];
}
