/**
 * Names and texts of the demo requests; names and messages are in the six languages of the site.
 */
import type { Locale } from '#i18n/locales.ts';

interface DemoWords {
  people: string[];
  companies: string[];
  /** Messages of quote and callback requests and of bookings. */
  messages: string[];
}

export const demoWords: Readonly<Record<Locale, DemoWords>> = {
  nl: {
    people: [
      'Sanne Bakker',
      'Daan Visser',
      'Fatima el Amrani',
      'Joris van Dijk',
      'Emma de Groot',
      'Mehmet Yıldız',
      'Lotte Smit',
      'Bram Hendriks',
      'Noor Mulder',
      'Ruben de Wit',
      'Anouk Vermeer',
      'Thijs Kuipers',
    ],
    companies: [
      'Apotheek De Linde',
      'Huisartsen aan de Vecht',
      'Kantoor Noord',
      'Zorgcentrum Parkzicht',
      'Bakkerij Van Dam',
      'Notariskantoor Oudegracht',
      'Tandartsen Leidsche Rijn',
      'Atelier Zuilen',
      'Fysio Lombok',
      'Administratie & Zo',
    ],
    messages: [
      'Wij zoeken een vast team voor drie ochtenden per week. Het gaat om 180 m² op één verdieping.',
      'Onze huidige schoonmaker stopt per 1 januari. Kunt u langskomen voor een rondgang?',
      'Graag een prijs voor wekelijks schoonmaken, inclusief ramen aan de binnenkant.',
      'Het sanitair is vorige week niet goed schoongemaakt. Kunt u ons bellen?',
      'Wij verhuizen in het voorjaar en willen een eindschoonmaak van 640 m².',
    ],
  },
  en: {
    people: ['Olivia Clarke', 'Samuel Wright', 'Priya Nair', 'Jack O’Brien'],
    companies: ['Harbour Offices Ltd', 'Clarke & Partners', 'Northbridge Clinic'],
    messages: [
      'We need evening cleaning for an office of 60 people, five days a week.',
      'Could you tell us what a one-off deep clean of 300 m² would cost?',
    ],
  },
  de: {
    people: ['Jürgen Schäfer', 'Katrin Vogel', 'Lukas Brandt'],
    companies: ['Schäfer Logistik GmbH', 'Praxis Dr. Vogel'],
    messages: ['Wir suchen eine tägliche Reinigung unserer Praxis vor 7 Uhr.'],
  },
  fr: {
    people: ['Camille Dubois', 'Étienne Moreau'],
    companies: ['Cabinet Moreau', 'Dubois Conseil'],
    messages: ['Nous cherchons une équipe pour deux soirs par semaine, bureaux de 220 m².'],
  },
  es: {
    people: ['Lucía Fernández', 'Andrés Muñoz'],
    companies: ['Muñoz Abogados', 'Farmacia Fernández'],
    messages: ['Necesitamos limpieza de oficina tres veces por semana, a primera hora.'],
  },
  ar: {
    people: ['ليلى حداد', 'عمر منصور'],
    companies: ['عيادة النور', 'مكتب منصور'],
    messages: ['نبحث عن تنظيف يومي لعيادة من أربع غرف قبل الساعة الثامنة صباحًا.'],
  },
};

export const spamMessages = [
  'Boost your ranking now http://example.com http://example.net http://example.org',
  'cheap cheap cheap cheap cheap cheap cheap cheap cheap cheap cheap cheap',
];

export const motivations = [
  'Ik werk graag ’s ochtends vroeg en zie het meteen als er iets niet schoon is.',
  'Na zes jaar in de horeca zoek ik vaste uren. Ik heb een rijbewijs en woon in Utrecht.',
  'Ik gaf leiding aan een team van vijf en leid graag nieuwe mensen op.',
];

/** Texts of testimonials, for five, four and three stars in turn. */
export const praises = [
  'Het team is op tijd en ziet zelf wat er nodig is. Wij zijn er erg blij mee.',
  'Al drie jaar dezelfde twee mensen. Zij kennen elke hoek van ons pand.',
  'Schoon is het altijd. Wel duurde het even voor de vaste ploeg er was.',
  'Elke maandag ruikt de wachtkamer fris, en de sleutel ligt waar hij hoort.',
  'Goede afspraken over de behandelkamers. De rekening klopt tot op de cent.',
  'Het werk is goed, maar wij missen soms een briefje als er iets kapot is.',
];

export const notes = [
  'Gebeld, stuurt de plattegrond vanmiddag.',
  'Rondgang afgesproken. Sleutel ligt bij de receptie.',
  'Wil eerst intern overleggen; volgende week nabellen.',
  'Let op: alleen na 18.00 uur binnen.',
];
