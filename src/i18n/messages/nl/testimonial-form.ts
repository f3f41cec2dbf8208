/** The form for a client's testimonial. */
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  // {stars} is a number from 1 to 5.
  stars: '{stars} van de {ratingBest} sterren',
  locationLabel: 'Plaats',
  serviceLabel: 'Wat maken wij bij u schoon?',
  servicePlaceholder: 'Kies een dienst',
  // The choices of the service, which are also shown below a published testimonial.
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'Algemene schoonmaak',
  ratingLabel: 'Uw beoordeling',
  textLabel: 'Uw ervaring',
  textHint: 'Bijvoorbeeld: hoelang u al klant bent en wat u ervan merkt.',
  // Label of a checkbox, in the words of the customer.
  consentLabel: 'U mag mijn naam bij de tekst zetten. Zonder vinkje blijft mijn naam weg.',
  submitLabel: 'Verstuur mijn ervaring',
  pendingLabel: 'Versturen...',
  privacyNote:
    'U geeft ons toestemming om uw tekst en beoordeling te publiceren, met bedrijf en plaats als u die invult. Wij bewaren ze tot u die toestemming intrekt.',
  successTitle: 'Testimonial Verzonden',
  successText: 'Bedankt voor uw feedback! We nemen uw testimonial in overweging voor publicatie.',
  failureTitle: 'Fout bij Versturen',
  ratingRequired: 'Geef 1 tot 5 sterren',
  testimonialRequired: 'Vertel in een paar woorden wat u van ons werk vindt',
};
