/** The mail about a series of visits that is made, changed or ended. */
export const seriesMail = {
  // {first} is a day, such as «woensdag 2 december 2026».
  madeSubject: 'Uw vaste schoonmaak vanaf {first} ({reference})',
  madeHeading: 'Uw vaste schoonmaak staat gepland',
  madeText: 'Ons team komt vanaf {first} bij u schoonmaken, op de dagen hieronder.',
  changedSubject: 'Uw vaste schoonmaak verandert vanaf {first} ({reference})',
  changedHeading: 'Uw vaste schoonmaak verandert',
  changedText:
    'Vanaf {first} komt ons team op de dagen hieronder. Wat daarvoor gepland was, blijft zoals het was.',
  endedSubject: 'Uw vaste schoonmaak stopt op {first} ({reference})',
  endedHeading: 'Uw vaste schoonmaak stopt',
  endedText: 'Vanaf {first} komt ons team niet meer op vaste dagen. De dagen hieronder vervallen.',
  next: 'De dagen staan ook in de bijlage, voor uw agenda. Wilt u een dag verzetten of overslaan? Antwoord dan op deze e-mail.',
  endedNext: 'De bijlage haalt deze dagen uit uw agenda. Klopt er iets niet? Antwoord dan op deze e-mail.',
  rhythmLabel: 'Wanneer',
  priceLabel: 'Prijs per beurt',
  // {days} are weekdays, such as «dinsdag en donderdag». A monthly series has a single one.
  week: 'Elke week op {days}, om {time}\u00a0uur',
  twoWeeks: 'Om de week op {days}, om {time}\u00a0uur',
  first: 'Elke eerste {days} van de maand, om {time}\u00a0uur',
  second: 'Elke tweede {days} van de maand, om {time}\u00a0uur',
  third: 'Elke derde {days} van de maand, om {time}\u00a0uur',
  fourth: 'Elke vierde {days} van de maand, om {time}\u00a0uur',
  last: 'Elke laatste {days} van de maand, om {time}\u00a0uur',
};
