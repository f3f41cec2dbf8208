/**
 * The mail to the sender of a form. It does not repeat typed text, because a stranger may have
 * entered the address.
 */
export const mail = {
  // The salutation below the heading. It has no name.
  salutation: 'Goedendag,',
  contactSubject: 'Wij hebben uw offerteaanvraag ontvangen ({reference})',
  contactHeading: 'Uw aanvraag is binnen',
  contactText: 'Bedankt voor uw offerteaanvraag bij {brand}. Een planner leest die en reageert {deadline}.',
  referenceLabel: 'Uw referentie',
  contactNext:
    'Wij stellen eerst een korte rondgang door uw pand voor. Daarna ontvangt u een heldere offerte. U zit nergens aan vast.',
  callbackSubject: 'Wij bellen u terug ({reference})',
  callbackHeading: 'Wij bellen u terug',
  callbackText:
    'Bedankt voor uw verzoek aan {brand}. Wij bellen u {deadline}, op het nummer dat u hebt opgegeven.',
  callbackNext:
    'Klopt uw nummer niet, of kunt u dan niet opnemen? Bel ons dan zelf, op werkdagen van {opens} tot {closes} uur.',
  // Used instead of `callbackNext` after a request for urgent help.
  callbackUrgent: 'Hebt u nu iemand nodig? Bel {phone}, dag en nacht, en noem uw referentie.',
  applicationSubject: 'Wij hebben uw sollicitatie ontvangen ({reference})',
  applicationHeading: 'Uw sollicitatie is binnen',
  applicationText:
    'Bedankt voor uw sollicitatie bij {brand}. Een collega leest wat u schreef. U hoort {deadline} van ons, ook als het antwoord nee is.',
  applicationNext:
    'Wij bellen of mailen u. Past het, dan maken wij kennis en bespreken wij het werk, de uren en het loon.',
  applicationInvitedSubject: 'Wij maken graag kennis met u ({reference})',
  applicationInvitedHeading: 'Wij maken graag kennis met u',
  applicationInvitedText:
    'Bedankt voor uw sollicitatie bij {brand}. Wij spreken u graag over het werk, de uren en het loon.',
  applicationInvitedNext:
    'Wij bellen u om een dag en een tijd af te spreken, op het nummer dat u hebt opgegeven. U kunt ook zelf bellen, op werkdagen van {opens} tot {closes} uur.',
  applicationRejectedSubject: 'Het antwoord op uw sollicitatie ({reference})',
  applicationRejectedHeading: 'Het antwoord op uw sollicitatie',
  applicationRejectedText:
    'Bedankt voor uw sollicitatie bij {brand} en voor de tijd die u eraan hebt besteed. Wij hebben uw sollicitatie met aandacht gelezen, maar kiezen voor iemand anders. Wij begrijpen dat dit een teleurstelling is.',
  // {removal} is a day, such as «20 december 2026».
  applicationRejectedNext:
    'Wij verwijderen uw sollicitatie uiterlijk op {removal}. Ziet u later werk bij ons dat beter past? Dan bent u van harte welkom om opnieuw te solliciteren.',
  applicationHiredSubject: 'U kunt bij ons aan de slag ({reference})',
  applicationHiredHeading: 'U kunt bij ons aan de slag',
  applicationHiredText: 'Goed nieuws: wij nemen u graag aan bij {brand}.',
  applicationHiredNext:
    'Wij bellen u over uw eerste werkdag en uw contract, op het nummer dat u hebt opgegeven.',
  applicationNotYou: 'Hebt u niet bij ons gesolliciteerd? Dan kunt u deze e-mail negeren.',
  newsletterSubject: 'Bevestig uw aanmelding voor de nieuwsbrief van {brand}',
  newsletterHeading: 'Nog twee stappen',
  newsletterText:
    'Dit adres is opgegeven voor de nieuwsbrief van {brand}. Wilt u hem ontvangen? Dat gaat in twee stappen: open onze site via de link hieronder en klik daar op ‘Ja, meld mij aan’.',
  // The button to a page that asks for the final confirmation.
  newsletterConfirm: 'Open onze site om te bevestigen',
  newsletterNotYou:
    'Hebt u zich niet aangemeld? Dan hoeft u niets te doen. Zonder bevestiging sturen wij u niets.',
  questions: 'Vragen? Bel {phone} of antwoord op deze e-mail en noem uw referentie.',
  greeting: 'Met vriendelijke groet,',
  signature: 'het team van {brand}',
  // At the foot of each mail; {website} is the name of the site.
  reason: 'U krijgt deze e-mail omdat dit adres is ingevuld op {website}.',
  notYou: 'Hebt u dit niet zelf aangevraagd? Dan kunt u deze e-mail negeren.',
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  appointmentSubject: 'Nog één stap voor uw schoonmaakbeurt: {moment} ({reference})',
  appointmentText:
    'U wilt een eerste schoonmaakbeurt boeken bij {brand}. Druk op de knop hieronder, en op de pagina die opent nog eens. Dan houden wij deze tijd voor u vrij. Doe dat {deadline}. Daarna kan een ander deze tijd kiezen.',
  appointmentHold:
    'Na de tweede klik krijgt u per e-mail onze bevestiging met de prijs, {confirmation}. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'Dag en tijd',
  appointmentNext:
    '{changing} In de bijlage zit de afspraak voor uw agenda. De link in deze e-mail is alleen voor u: geef hem niet door.',
  appointmentManage: 'Bekijk of wijzig uw afspraak',
  appointmentMovedSubject: 'Uw afspraak is verplaatst naar {moment} ({reference})',
  appointmentMovedText:
    'Uw afspraak is nu op {moment}. Een planner bevestigt de nieuwe tijd {deadline}, met de prijs.',
  appointmentCancelledSubject: 'Uw afspraak op {moment} is afgezegd ({reference})',
  appointmentCancelledText: 'Uw afspraak op {moment} gaat niet door. U hoeft niets meer te doen.',
  appointmentCancelledNext:
    'De bijlage haalt de afspraak uit uw agenda. Op onze website boekt u in {bookingTime} een nieuwe beurt.',
  appointmentNotYou: 'Hebt u dit niet zelf gedaan? Bel ons dan meteen.',
  // The title of the appointment in the visitor's calendar.
  calendarSummary: 'Schoonmaak door {brand}',
  // The description in the calendar, until the visitor has confirmed the booking.
  calendarAsked:
    '{status}: open {url} en druk op de knop. Dan houden wij deze tijd voor u vrij.\nReferentie: {reference}\nVragen? Bel {phone}',
  calendarDescription:
    '{status}\nReferentie: {reference}\nBekijken, verplaatsen of afzeggen: {url}\nVragen? Bel {phone}',
  cvLabel: 'Cv',
};
