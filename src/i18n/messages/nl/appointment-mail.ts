/**
 * The mail to the visitor about the planner's decision: the appointment is confirmed, moved or
 * cancelled.
 */
export const appointmentMail = {
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  confirmedSubject: 'Uw afspraak op {moment} is bevestigd ({reference})',
  confirmedText: 'Ons team komt op {moment} bij u schoonmaken. U hoeft er niet bij te zijn.',
  // The label of the price, and the price itself; {amount} is in euros.
  priceLabel: 'Prijs van deze beurt',
  indicativeLabel: 'Richtprijs van deze beurt',
  price: '{amount}, exclusief btw',
  // For a building that we have not cleaned before.
  walkThrough:
    'Wij kennen uw pand nog niet, dus dit is een richtprijs. Een planner spreekt vooraf een korte rondgang met u af. Daarna hoort u de definitieve prijs. {priceOffer}',
  // Below the price, for any other building.
  priceOffer: '{priceOffer}',
  movedSubject: 'Wij hebben uw afspraak verplaatst naar {moment} ({reference})',
  movedText: 'Uw afspraak was op {before} en is nu op {moment}.',
  movedNext: 'Komt de nieuwe tijd u niet uit? Met de link hieronder kiest u een andere tijd of zegt u af.',
  // For a moved appointment that was not confirmed yet.
  movedPendingNext:
    'Een planner bevestigt de nieuwe tijd {deadline}, met de prijs. Komt die tijd u niet uit? Met de link hieronder kiest u een andere tijd of zegt u af.',
  // For an appointment that the company cancels. The planner's reason follows the text.
  cancelledText:
    'Uw afspraak op {moment} gaat helaas niet door. Hieronder leest u waarom. U hoeft niets te doen.',
  // Label of the planner's reason for a cancellation.
  reasonLabel: 'Reden',
};
