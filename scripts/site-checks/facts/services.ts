/** What the pages of the five services have to say. */
import { complaint, quoteAndCall, reply, same, type PageFacts, type Phrase } from './phrase.ts';
import type { ServiceId } from '#i18n/routes.ts';

/** The six cards, on the home page and on that of the services. */
export const serviceCards: PageFacts = {
  phrases: [
    ['Meer informatie: Apotheek', 'Find out more: Pharmacy'],
    ['Meer informatie: Huisartsenpraktijk', 'Find out more: GP practice'],
    ['Meer informatie: Mkb', 'Find out more: Small and medium-sized businesses'],
    ['Meer informatie: Kantoor', 'Find out more: Office'],
    ['Meer informatie: Zorgcentrum', 'Find out more: Care centre'],
    ['Meer informatie: Specialistisch', 'Find out more: Specialist cleaning'],
  ],
  links: ['pharmacy', 'gp', 'sme', 'office', 'care', 'contact'],
};

export const serviceFacts: Record<ServiceId, PageFacts> = {
  pharmacy: servicePage(
    ['Verkoopruimte', 'Shop area'],
    ['Bereidingsruimtes', 'Compounding rooms'],
    ['Opslagruimtes', 'Storage rooms'],
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
    ['Voordelig', 'Cost-effective'],
    ['Flexibel', 'Flexible'],
    ['Persoonlijk', 'Personal'],
    ['Lokaal', 'Local'],
    ['Dagelijks', 'Daily'],
    ['Wekelijks', 'Weekly'],
    ['Maandelijks', 'Monthly'],
    ['{contractShort}', '{contractShort}'],
    ['{contractMedium}', '{contractMedium}'],
    ['{contractLong}', '{contractLong}'],
    same('{priceFrom}'),
  ),
  office: servicePage(
    ['Werkplekken', 'Desks'],
    ['Vergaderruimtes', 'Meeting rooms'],
    ['Gedeelde ruimtes', 'Shared areas'],
    ['Moderne kantoorhygiëne', 'Modern office hygiene'],
    ['Vóór kantooruren 06:00–09:00', 'Before office hours 06:00–09:00'],
    ['Na kantooruren 18:00–22:00', 'After office hours 18:00–22:00'],
    ['Weekend', 'Weekend'],
    ['Een gezonde werkplek', 'A healthy workplace'],
    ['Professionele uitstraling', 'Professional look'],
    ['Geen omkijken naar', 'Off your mind'],
    ['EU Ecolabel', 'EU Ecolabel'],
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
    ['Gedeelde ruimtes', 'Shared areas'],
    ['Medische ruimtes', 'Medical rooms'],
    ['HACCP en infectiepreventie', 'HACCP and infection control'],
    ['Bewonersgerichte service', 'Service centred on residents'],
    ['Vroege ochtend 06:00–08:00', 'Early morning 06:00–08:00'],
    ['Overdag', 'Daytime'],
    ['Avond', 'Evening'],
  ),
};

/** A service page offers a quote and a call, first and last. */
function servicePage(...phrases: Phrase[]): PageFacts {
  const offer: Phrase = ['Vraag een gratis offerte aan', 'Get a free quote'];
  return { phrases: [offer, ['Bel {phone}', 'Call {phone}'], reply, complaint, ...phrases], ...quoteAndCall };
}
