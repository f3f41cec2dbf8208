import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Your appointment on {moment} is confirmed ({reference})',
  confirmedText: 'Our team will come and clean on {moment}. You do not need to be there.',
  priceLabel: 'Price of this clean',
  indicativeLabel: 'Indicative price of this clean',
  price: '{amount}, excluding VAT',
  walkThrough:
    'Your building is new to us, so this price is indicative. A planner will arrange a short walk-through with you beforehand. After that you get the final price. {priceOffer}',
  priceOffer: '{priceOffer}',
  movedSubject: 'We have moved your appointment to {moment} ({reference})',
  movedText: 'Your appointment was on {before} and is now on {moment}.',
  movedNext: 'If the new time does not suit you, use the link below to choose another or to cancel.',
  movedPendingNext:
    'We will confirm the new time, with the price, {deadline}. If that time does not suit you, use the link below to choose another or cancel.',
  cancelledText:
    'Sorry, your appointment on {moment} cannot go ahead. The reason is below. There is nothing you need to do.',
  reasonLabel: 'Reason',
} satisfies TextsOf<'appointmentMail'>;
