/** The page for applicants. Its form also accepts open applications. */
export const vacancies = {
  title: 'Vacatures in de schoonmaak rond Utrecht | {brand}',
  description:
    'Werk in een vast team, dicht bij huis, met uren die bij u passen. Solliciteer online, ook met een open sollicitatie. Antwoord {application}.',
  heading: 'Werk waarvan u het resultaat ziet',
  intro:
    'Met {overEmployees} collega’s houden wij apotheken, praktijken, kantoren en zorgcentra schoon. Er is plek voor mensen met ervaring en voor mensen die het vak willen leren.',
  applyLink: 'Solliciteer direct',
  benefitsHeading: 'Wat u van ons krijgt',
  benefitTeam: 'Een vast team',
  benefitTeamText:
    'U werkt met dezelfde collega’s op dezelfde adressen. Zo leert u elkaar en de panden goed kennen.',
  benefitLearning: 'Leren op het werk',
  benefitLearningText: 'Wij zijn een erkend leerbedrijf. Een ervaren collega leert u het vak.',
  benefitHours: 'Uren die passen',
  benefitHoursText: 'Voltijd, deeltijd, flexibel of alleen in het weekend. Vroeg, overdag of in de avond.',
  benefitPay: 'Loon volgens de cao',
  benefitPayText: 'Loon, toeslagen en vakantiedagen: alles volgens de schoonmaak-cao.',
  benefitNear: 'Dicht bij huis',
  benefitNearText: 'Wij werken in Midden-Nederland en de Randstad, en zoeken adressen bij u in de buurt.',
  benefitAnswer: 'Snel antwoord',
  benefitAnswerText: 'U hoort {application} van ons, ook als het antwoord nee is.',
  positionsHeading: 'Wie wij zoeken',
  positionsIntro: 'Staat uw functie er niet bij? Stuur dan een open sollicitatie.',
  schoonmakerText:
    'U maakt vaste adressen schoon volgens een plan per ruimte. Ervaring is welkom, maar niet nodig.',
  teamleiderText: 'U stuurt een team aan, maakt het rooster en overlegt met de klant.',
  kwaliteitscontroleurText: 'U loopt panden na met een checklist. U kijkt waar anderen overheen kijken.',
  administratiefText: 'U plant, belt en mailt, en houdt de administratie op orde. U werkt op ons kantoor.',
  andereText: 'Bent u goed in iets anders? Vertel ons wat u zoekt.',
  formHeading: 'Solliciteer',
  formIntro: 'Een paar zinnen over uzelf zijn genoeg. Een brief hoeft niet.',
  // The server's response; {deadline} is a text such as «uiterlijk maandag 23 november om 10:00».
  received: 'Bedankt voor uw sollicitatie. U hoort {deadline} van ons. Uw referentie is {reference}.',
  // Beside the form.
  stepsHeading: 'Zo gaat het verder',
  stepSend: 'U verstuurt uw sollicitatie',
  stepSendText: 'U krijgt een e-mail met uw referentie.',
  stepAnswer: 'Wij antwoorden',
  stepAnswerText: 'Wij bellen of mailen u {application}.',
  stepMeet: 'Wij maken kennis',
  stepMeetText: 'U hoort wat het werk is en waar. Wij bespreken uren en loon.',
  contactHeading: 'Eerst iets vragen?',
  contactText: 'Bel ons op werkdagen van {opens} tot {closes} uur, of mail.',
};
