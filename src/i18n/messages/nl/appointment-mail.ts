/**
 * What a planner's decision about an appointment says to its visitor: confirmed, moved or cancelled.
 */
export const appointmentMail = {
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  confirmedSubject: 'Uw afspraak op {moment} is bevestigd ({reference})',
  confirmedHeading: 'Uw afspraak is bevestigd',
  confirmedText:
    'Ons team komt op {moment} bij u schoonmaken. Vanaf nu staat deze afspraak vast, voor u en voor ons.',
  // {amount} is a sum of money.
  priceLabel: 'Prijs per beurt',
  price: '{amount}, exclusief btw',
  // For a building where we have never cleaned.
  walkThrough:
    'Wij kennen uw pand nog niet. Daarom neemt een planner contact met u op om vooraf een korte rondgang af te spreken.',
  confirmedNext:
    'In de bijlage zit de bevestigde afspraak voor uw agenda. Bij de schoonmaak hoeft niemand aanwezig te zijn. Verplaatsen of afzeggen is gratis {freeChange}. De link hieronder is alleen voor u: geef hem niet door.',
  movedSubject: 'Wij hebben uw afspraak verplaatst naar {moment} ({reference})',
  movedHeading: 'Wij hebben uw afspraak verplaatst',
  movedText: 'Uw afspraak was op {before} en is nu op {moment}.',
  movedNext:
    'Komt de nieuwe tijd u niet uit? Via de link hieronder kiest u een andere tijd of zegt u af, gratis {freeChange}. In de bijlage zit de gewijzigde afspraak voor uw agenda.',
  // The same, for an appointment that was not confirmed yet.
  movedPendingNext:
    'Een planner bevestigt de nieuwe tijd {deadline}. Komt die u niet uit? Via de link hieronder kiest u een andere tijd of zegt u af, gratis {freeChange}. In de bijlage zit de gewijzigde afspraak voor uw agenda.',
  // When the company calls it off; the planner's reason stands below it.
  cancelledHeading: 'Wij hebben uw afspraak afgezegd',
  cancelledText:
    'Wij hebben uw afspraak op {moment} afgezegd. Hieronder leest u waarom. U hoeft niets te doen.',
  // Above what the planner wrote about a cancellation.
  reasonLabel: 'Reden',
};
