/** What a page says after something was done, by the word in its address. */
const doneTexts: Readonly<Record<string, string>> = {
  status: 'De status is gewijzigd.',
  notitie: 'De notitie is bewaard.',
  toegewezen: 'Het verzoek is toegewezen.',
  beantwoord: 'Het antwoord is onderweg.',
  bevestigen: 'De afspraak is bevestigd. De e-mail met de prijs is onderweg.',
  verplaatsen: 'De afspraak is verplaatst.',
  afzeggen: 'De afspraak is afgezegd. De e-mail met de reden is onderweg.',
  verstuurd: 'De e-mail gaat opnieuw de deur uit.',
};

/** The sentence of a word; undefined for any other, since anybody can write an address. */
export function findDoneText(done: string | undefined): string | undefined {
  return done !== undefined && Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined;
}
