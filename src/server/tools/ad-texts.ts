/**
 * The company's search advertisement, with proposed improvements. The texts have placeholders for
 * facts and promises, such as `{brand}` and `{replyAgain}`. Only staff may read them: see
 * `functions/ad-texts.ts`.
 */
import { company } from '#company';
import type { AdText, AdTexts } from '#domain/ad-texts.ts';
import { fillPlain } from '#server/tools/fill-plain.ts';

type Entry = Omit<AdText, 'id' | 'kind' | 'status'>;

const currentHeadlines: Entry[] = [
  {
    text: '{brand} schoonmaak Utrecht',
    category: 'Brand',
    performance: 'high',
    keywords: [company.brand.toLowerCase(), 'schoonmaak utrecht'],
    seoValue: 'Wie de naam zoekt, ziet meteen dat hij goed zit.',
  },
  {
    text: 'Schoonmaakbedrijf in Utrecht',
    category: 'Regional',
    performance: 'high',
    keywords: ['schoonmaakbedrijf utrecht', 'schoonmaakbedrijf'],
    seoValue: 'Gelijk aan de zoekopdracht die het vaakst tot een aanvraag leidt.',
  },
  {
    text: 'Antwoord {replyAgain}',
    category: 'CTA',
    performance: 'high',
    keywords: ['offerte schoonmaak', 'gratis offerte'],
    seoValue: 'Zegt hoe snel een aanvraag antwoord krijgt.',
  },
  {
    text: 'Kantoor schoon voor u begint',
    category: 'Service',
    performance: 'medium',
    keywords: ['kantoorschoonmaak', 'kantoor schoonmaken'],
    seoValue: 'Sluit aan op zoekopdrachten over kantoren.',
  },
  {
    text: 'Schoonmaak sinds {founded}',
    category: 'Experience',
    performance: 'medium',
    keywords: ['ervaren schoonmaakbedrijf', 'schoonmaak'],
    seoValue: 'Een jaartal weegt zwaarder dan het woord ervaren.',
  },
  {
    text: '{satisfaction} tevreden klanten',
    category: 'Quality',
    performance: 'high',
    keywords: ['goed schoonmaakbedrijf', 'ervaringen schoonmaakbedrijf'],
    seoValue: 'Een cijfer valt op tussen koppen zonder cijfer.',
  },
  {
    text: 'Milieubewuste schoonmaak',
    category: 'Eco',
    performance: 'medium',
    keywords: ['duurzame schoonmaak', 'groene schoonmaak'],
    seoValue: 'Weinig concurrentie op zoekopdrachten over duurzaam werken.',
  },
  {
    text: 'Altijd schoon',
    category: 'Quality',
    performance: 'low',
    keywords: ['schoon'],
    seoValue: 'Te kort en te algemeen. Vervang deze kop als eerste.',
  },
  {
    text: 'Vanaf {price} per beurt excl. btw',
    category: 'Value',
    performance: 'medium',
    keywords: ['schoonmaak prijs', 'kosten schoonmaakbedrijf'],
    seoValue: 'Beantwoordt de vraag naar de prijs voor de klik.',
  },
];

const newHeadlines: Entry[] = [
  {
    text: 'Een vast team op uw kantoor',
    category: 'Custom',
    performance: 'high',
    keywords: ['vaste schoonmaker kantoor', 'schoonmaak kantoor'],
    seoValue: 'Noemt wat kantoren het vaakst missen bij hun huidige schoonmaker.',
  },
  {
    text: 'Spoed? Dag en nacht bereikbaar',
    category: 'CTA',
    performance: 'high',
    keywords: ['spoed schoonmaak', 'schoonmaak 24 uur'],
    seoValue: 'Vangt zoekopdrachten met haast, die snel tot een telefoontje leiden.',
  },
];

const currentLongHeadlines: Entry[] = [
  {
    text: 'Zakelijke schoonmaak in Utrecht en omgeving, door een vast team dat uw pand kent',
    category: 'Regional',
    performance: 'medium',
    keywords: ['zakelijke schoonmaak utrecht', 'schoonmaakbedrijf utrecht'],
    seoValue: 'Plaats en dienst staan in de eerste vijf woorden.',
  },
];

const newLongHeadlines: Entry[] = [
  {
    text: 'Kantoor, praktijk of winkel in Utrecht schoon houden? Wij beginnen na een gratis rondgang',
    category: 'Service',
    performance: 'high',
    keywords: ['kantoorschoonmaak utrecht', 'schoonmaak praktijk'],
    seoValue: 'Noemt drie soorten panden en de eerste stap.',
  },
  {
    text: 'Schoonmaak voor apotheek en huisarts in Utrecht, met een vast protocol per ruimte',
    category: 'Custom',
    performance: 'high',
    keywords: ['schoonmaak apotheek', 'schoonmaak huisartsenpraktijk'],
    seoValue: 'Weinig adverteerders bieden op deze woorden.',
  },
  {
    text: 'Klacht {complaintReport} gemeld? Kosteloos herstel begint {complaintRepair}',
    category: 'Quality',
    performance: 'medium',
    keywords: ['betrouwbaar schoonmaakbedrijf', 'klacht schoonmaak'],
    seoValue: 'Spreekt bedrijven aan die van schoonmaker willen wisselen.',
  },
  {
    text: '{OverClients} vaste klanten. Uw pand schoon {priceFrom}',
    category: 'Value',
    performance: 'medium',
    keywords: ['schoonmaak prijs', 'schoonmaakbedrijf mkb'],
    seoValue: 'Een aantal klanten en een prijs in één zin.',
  },
];

const currentDescriptions: Entry[] = [
  {
    text: 'Vaste schoonmakers, heldere afspraken en één aanspreekpunt. Vraag een gratis offerte aan.',
    category: 'CTA',
    performance: 'high',
    keywords: ['offerte schoonmaak', 'vaste schoonmaker'],
  },
  {
    text: 'Kantoor, praktijk of zorgcentrum in Midden-Nederland. Wij komen voor of na werktijd.',
    category: 'Regional',
    performance: 'medium',
    keywords: ['schoonmaak midden-nederland', 'schoonmaak zorgcentrum'],
  },
  {
    text: 'Sinds {founded} actief vanuit Utrecht. {satisfaction} van onze klanten is tevreden.',
    category: 'Experience',
    performance: 'medium',
    keywords: ['ervaren schoonmaakbedrijf', 'schoonmaak utrecht'],
  },
];

const newDescriptions: Entry[] = [
  {
    text: 'Boek online uw eerste beurt in {bookingTime}. Verplaatsen kan gratis {freeChange}.',
    category: 'CTA',
    performance: 'unrated',
    keywords: ['afspraak schoonmaakbedrijf', 'schoonmaak boeken'],
  },
  {
    text: 'Contract: {contractMonths} maanden. Start {firstVisit}, bij overname later.',
    category: 'Value',
    performance: 'unrated',
    keywords: ['schoonmaakcontract', 'schoonmaak per maand'],
  },
];

function entriesOf(kind: AdText['kind'], status: AdText['status'], entries: readonly Entry[]) {
  return entries.map((entry) => ({ kind, status, ...entry, text: fillPlain(entry.text) }));
}

/** The texts of the advertisement in the order of display, numbered from 1. */
export const adTexts: AdTexts = {
  quality: 'average',
  goal: 'excellent',
  texts: [
    ...entriesOf('headline', 'new', newHeadlines),
    ...entriesOf('headline', 'current', currentHeadlines),
    ...entriesOf('longHeadline', 'current', currentLongHeadlines),
    ...entriesOf('longHeadline', 'new', newLongHeadlines),
    ...entriesOf('description', 'current', currentDescriptions),
    ...entriesOf('description', 'new', newDescriptions),
  ].map((entry, index) => ({ id: index + 1, ...entry })),
};
