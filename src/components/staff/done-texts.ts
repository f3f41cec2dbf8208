import { isRequestStatus } from '#domain/staff/statuses.ts';
import { formatNamedDay } from '#i18n/staff/days.ts';
import { statusLabels } from '#i18n/staff/labels.ts';
import { parseNamedDay } from '#contracts/staff/named-day.ts';

/**
 * The confirmation of each action, by its code in the query. After a change of status, the code is
 * the new status.
 */
const doneTexts: Readonly<Record<string, string>> = {
  ingelogd: 'U bent ingelogd. Wat u schreef staat nog in het vorige tabblad: ga daar verder.',
  ingevoerd: 'Het verzoek is bewaard.',
  besluit: 'Het besluit is bewaard. De e-mail aan de sollicitant is onderweg.',
  'besluit-zonder-mail': 'Het besluit is bewaard. De sollicitant krijgt er geen e-mail over: bel liever.',
  notitie: 'De notitie is bewaard.',
  toegewezen: 'Het verzoek is toegewezen.',
  'op-mij': 'Het verzoek staat op uw naam.',
  'toegewezen-gemaild': 'Het verzoek is toegewezen. Uw collega krijgt er een e-mail over.',
  'niet-later': 'Het verzoek is niet meer uitgesteld.',
  gelezen: 'Gelezen. Het verzoek is uit de lijst, tenzij het nog ergens anders op wacht.',
  beantwoord: 'Het antwoord is onderweg.',
  bevestigen: 'De afspraak is bevestigd. De e-mail met de prijs is onderweg.',
  'bevestigen-zonder-mail': 'De afspraak is bevestigd. De klant krijgt er geen e-mail over: bel liever.',
  'ander-team': 'De afspraak is nu van een ander team. De klant krijgt er geen e-mail over.',
  adres: 'Het adres is bewaard.',
  afzeggen: 'De afspraak is afgezegd. De e-mail met de reden is onderweg.',
  'afzeggen-zonder-mail': 'De afspraak is afgezegd. De klant krijgt er geen e-mail over: bel liever.',
  reeks: 'De reeks is gepland. De e-mail met alle dagen is onderweg.',
  'reeks-zonder-mail': 'De reeks is gepland. De klant krijgt er geen e-mail over: bel liever.',
  'reeks-gewijzigd': 'De reeks is gewijzigd. De e-mail met de dagen is onderweg.',
  'reeks-gewijzigd-zonder-mail': 'De reeks is gewijzigd. De klant krijgt er geen e-mail over: bel liever.',
  'reeks-beeindigd': 'De reeks is beëindigd. De e-mail met de dagen die vervallen is onderweg.',
  'reeks-beeindigd-zonder-mail': 'De reeks is beëindigd. De klant krijgt er geen e-mail over: bel liever.',
  weergave: 'De weergave is bewaard.',
  'weergave-weg': 'De weergave is verwijderd.',
  vrijgegeven: 'Het verzoek is vrijgegeven. De bevestiging gaat de deur uit.',
  'vrijgegeven-zonder-mail': 'Het verzoek is vrijgegeven.',
  teruggezet: 'De stap is ongedaan gemaakt.',
  geblokkeerd: 'Dit adres is geblokkeerd. Nieuwe berichten ervan gaan naar Verdacht.',
  gedeblokkeerd: 'De blokkade is opgeheven.',
  aangepast: 'De tekst is aangepast. Wat de schrijver zelf schreef, staat erbij.',
  getoond: 'Goedgekeurd. Over een paar minuten staat deze ervaring op de website.',
  verborgen: 'Afgewezen. Stond deze ervaring op de website? Dan verdwijnt die over een paar minuten.',
  uitgelicht: 'De ervaring staat over een paar minuten op de homepage.',
  gewoon: 'De ervaring gaat van de homepage af.',
  gepubliceerd: 'Het verhaal is bewaard en staat over een paar minuten op de website.',
  concept: 'Het verhaal is bewaard. Bezoekers zien het niet.',
  verwijderd: 'Het verhaal is verwijderd.',
  gewist: 'Alles van deze persoon is van de website gewist. Verwijder ook de e-mails uit de mailbox.',
  ingetrokken: 'De toestemming is ingetrokken.',
  afgemeld: 'Deze persoon is afgemeld voor de nieuwsbrief.',
  gesloten: 'Gesloten. Klanten kunnen deze tijd niet meer boeken.',
  'gesloten-met-afspraken':
    'Gesloten. Let op: er staan nog afspraken in. Verplaats ze of zeg ze af; u vindt ze bij de sluiting hieronder.',
  'team-gesloten': 'Geblokkeerd. Klanten kunnen dit team op deze tijd niet meer boeken.',
  'al-gesloten': 'Dit was al gesloten.',
  'agenda-adres': 'Het nieuwe adres staat hieronder. Het oude werkt niet meer.',
  geopend: 'De sluiting is opgeheven. Wat verder vrij is, kunnen klanten weer boeken.',
  'nog-gesloten':
    'Deze sluiting is opgeheven, maar de tijd blijft dicht: er geldt nog een andere sluiting, of het is weekend of een feestdag.',
  'adres-vrij': 'Naar dit adres wordt weer gemaild.',
  voorbeeldtekst: 'De voorbeeldtekst is gewijzigd.',
  uitgenodigd: 'De uitnodiging is onderweg.',
  gebruiker: 'De gegevens zijn bewaard.',
  link: 'De e-mail met de link is onderweg. Eerdere links werken niet meer.',
  uitgelogd: 'Overal uitgelogd.',
  'tweede-stap-weg': 'De tweede stap is weggehaald. Inloggen kan nu met alleen het wachtwoord.',
  gedeactiveerd: 'Dit account kan niet meer inloggen.',
  geactiveerd: 'Dit account is weer actief.',
  wachtwoord: 'Uw wachtwoord is gewijzigd. Op andere apparaten bent u uitgelogd.',
  sessie: 'Dat apparaat is uitgelogd.',
  app: 'De app is ingesteld. Voortaan hebt u bij het inloggen ook een code nodig.',
  weggehaald: 'Weggehaald.',
  passkey: 'De passkey is toegevoegd.',
  'verstuurd-zonder-mail': 'Niet verstuurd: dit adres bestaat niet (meer), volgens de mailserver.',
  verstuurd: 'De e-mail gaat opnieuw de deur uit.',
};

/**
 * The code of a change to several requests: a name, and how many requests were changed and not
 * changed.
 */
const chosen = /^([a-z]+)-(\d{1,2})-(\d{1,2})$/;
const chosenTexts: Readonly<Record<string, string>> = {
  ...statusLabels,
  gegeven: 'Toegewezen',
  vrij: 'Vrijgegeven',
  weg: 'Weggegooid',
};

/** The code of a moved booking: the new day and hour, and whether a mail is sent. */
const moved = /^verplaatst-(\d{4}-\d\d-\d\d)-(\d\d:\d\d)(-zonder-mail)?$/;

function findMovedText(done: string): string | undefined {
  const [, text, slot = '', withoutMail] = moved.exec(done) ?? [];
  const day = parseNamedDay(text);
  const mail = withoutMail
    ? 'De klant krijgt er geen e-mail over: bel liever.'
    : 'De e-mail met de nieuwe tijd is onderweg.';
  return day && `De afspraak is verplaatst naar ${formatNamedDay(day)} om ${slot} uur. ${mail}`;
}

/**
 * Returns the confirmation for a code; undefined for an unknown code, which anybody can write into
 * a URL.
 */
export function findDoneText(done: string | undefined): string | undefined {
  if (done === undefined) return undefined;
  const day = parseNamedDay(done.replace(/^later-/, ''));
  if (day) return `Uitgesteld tot ${formatNamedDay(day)}.`;
  const [, what = '', changed, left = '0'] = chosen.exec(done) ?? [];
  if (isRequestStatus(done)) return `${statusLabels[done]}.`;
  if (changed === undefined) return Object.hasOwn(doneTexts, done) ? doneTexts[done] : findMovedText(done);
  const rest = left === '0' ? '' : ` ${left} niet: die stap kan daar niet, of iemand anders was eerder.`;
  if (!Object.hasOwn(chosenTexts, what)) return undefined;
  return `${chosenTexts[what] ?? ''}: ${changed} ${changed === '1' ? 'verzoek' : 'verzoeken'}.${rest}`;
}
