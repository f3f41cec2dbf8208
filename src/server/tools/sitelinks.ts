/**
 * Suggested sitelinks of the search advertisement, with placeholders for facts and promises. Only
 * staff may read them: see `functions/sitelinks.ts`.
 */
import { company } from '#company';
import type { Sitelink } from '#domain/sitelinks.ts';
import { fillPlain } from '#server/tools/fill-plain.ts';
import { pathTo, type ScreenId } from '#paths';

type Entry = [
  screen: ScreenId,
  category: string,
  title: string,
  description1: string,
  description2: string,
  impressions: number,
  clicks: number,
];

/** Google Ads allows 25 characters for a title and 35 for a description. */
const entries: Entry[] = [
  [
    'contact',
    'Offerte',
    'Gratis offerte aanvragen',
    'Antwoord {replyAgain}',
    'Geen verplichtingen',
    1840,
    121,
  ],
  [
    'appointment',
    'Afspraak',
    'Plan uw eerste beurt',
    'Online geregeld in {bookingTime}',
    'U kiest zelf dag en tijd',
    1410,
    78,
  ],
  ['office', 'Diensten', 'Kantoorschoonmaak', 'Voor of na werktijd', 'Een vast team kent uw pand', 1625, 96],
  [
    'pharmacy',
    'Diensten',
    'Schoonmaak apotheken',
    'Een vast protocol per ruimte',
    'Ook balie en bereidingsruimte',
    610,
    41,
  ],
  ['gp', 'Diensten', 'Schoonmaak huisartsen', 'Hygiëne in elke spreekkamer', 'Buiten uw spreekuren', 575, 35],
  [
    'about',
    'Bedrijf',
    'Wie wij zijn',
    'Sinds {founded} vanuit Utrecht',
    'Actief in heel Midden-Nederland',
    930,
    27,
  ],
];

export const sitelinks: readonly Sitelink[] = entries.map(
  ([screen, category, title, description1, description2, impressions, clicks], index) => ({
    id: index + 1,
    title: fillPlain(title),
    description1: fillPlain(description1),
    description2: fillPlain(description2),
    url: new URL(pathTo(screen, 'nl'), company.siteUrl).href,
    category,
    performance: { impressions, clicks, ctr: clicks / impressions },
  }),
);
