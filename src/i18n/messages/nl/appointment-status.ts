/**
 * The status of an appointment, in the same words on pages, in mails, in calendars and for staff.
 */
export const appointmentStatus = {
  // The label of the status. The other texts stand alone, without a full stop.
  title: 'Status',
  asked: 'Nog één stap',
  held: 'Wij houden deze tijd voor u vrij',
  confirmed: 'Uw afspraak is bevestigd',
  ended: 'Wij houden deze tijd niet meer voor u vrij',
  lost: 'Deze tijd is niet meer vrij',
  moved: 'Uw afspraak is verplaatst',
  movedByUs: 'Wij hebben uw afspraak verplaatst',
  cancelling: 'Uw afspraak wordt afgezegd',
  cancelled: 'Uw afspraak is afgezegd',
  cancelledByUs: 'Wij hebben uw afspraak afgezegd',
  past: 'Deze afspraak is voorbij',
};
