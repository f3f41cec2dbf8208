/**
 * When pages are painted on a slow phone, by Lighthouse, in one run and in shuffled order, beside a
 * page of 500 bytes: the ratio is the figure, which hardly depends on the machine. In brackets what
 * the largest paint waited for. Over TLS and HTTP/2, as hosts serve the site, and over HTTP/1.1.
 */
import lighthouse, { type RunnerResult } from 'lighthouse';
import { basename } from 'node:path';
import { pathTo, pathToArticle } from '#i18n/routes.ts';
import * as z from 'zod/mini';
import type { Measurement } from './measurement.ts';
import { limitPath, median, withPhone } from './phone.ts';

const rounds = 5;

const paths = [
  limitPath,
  pathTo('home', 'nl'),
  pathTo('office', 'nl'),
  pathToArticle(1, 'nl'),
  pathTo('contact', 'nl'),
  pathTo('home', 'ar'),
];

/** Of the same page over plain HTTP/1.1, beside a limit page of 634 ms; not measured here. */
const recorded: Measurement = {
  what: 'paint AstroWind home, as recorded before',
  figure: 'FCP 1354, LCP 1654 ms',
  beside: '634 ms',
  ratio: 'FCP 2.14, LCP 2.61',
};

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Milliseconds, but for the layout shift. */
type Times = Record<(typeof audits)[number], number>;

interface Paint extends Times {
  /** What had arrived before the largest paint, which Lighthouse therefore takes to need it. */
  needed: string[];
}

/** The parts of Lighthouse's report that its own types leave open. */
const traceSchema = z.object({
  metrics: z.object({
    details: z.object({
      items: z.tuple([z.object({ observedLargestContentfulPaintTs: z.number() })], z.unknown()),
    }),
  }),
  'network-requests': z.object({
    details: z.object({
      items: z.array(
        z.object({
          url: z.string(),
          resourceType: z.optional(z.string()),
          transferSize: z.number(),
          networkEndTime: z.optional(z.number()),
        }),
      ),
      debugData: z.object({ networkStartTimeTs: z.number() }),
    }),
  }),
});

/** The site must have been built. */
export async function paintMeasurements(): Promise<Measurement[]> {
  return withPhone(async ({ url, plainUrl, debuggingPort }) => {
    // The first answers are compressed for them.
    for (let visit = 0; visit < 3; visit += 1)
      for (const path of paths) await fetch(plainUrl + path, { headers: { 'accept-encoding': 'br' } });
    const secure = await paintInTurn(url, debuggingPort);
    const plain = await paintInTurn(plainUrl, debuggingPort);
    return [...compare(secure, 'HTTP/2'), ...compare(plain, 'HTTP/1.1'), recorded];
  });
}

async function paintInTurn(url: string, port: number): Promise<Map<string, Paint[]>> {
  const paints = new Map<string, Paint[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths.toSorted(() => Math.random() - 0.5))
      paints.get(path)?.push(await paint(url + path, port));
  return paints;
}

/** Throws when Lighthouse could not measure the page. */
async function paint(url: string, port: number): Promise<Paint> {
  const onlyAudits = [...audits, 'metrics', 'network-requests'];
  const result = await lighthouse(url, { port, onlyAudits, logLevel: 'error' });
  const found = audits.map((audit) => [audit, result?.lhr.audits[audit]?.numericValue ?? Number.NaN]);
  if (!result || found.some(([, value]) => Number.isNaN(value)))
    throw new Error(`Lighthouse could not measure ${url}`);
  return { ...(Object.fromEntries(found) as Times), needed: listNeeded(result) };
}

function listNeeded({ lhr }: RunnerResult): string[] {
  const { metrics, 'network-requests': requests } = traceSchema.parse(lhr.audits);
  const paintedAt = metrics.details.items[0].observedLargestContentfulPaintTs;
  const startedAt = requests.details.debugData.networkStartTimeTs;
  return requests.details.items
    .filter(({ resourceType, networkEndTime = Infinity }) => {
      return resourceType !== 'Document' && startedAt + networkEndTime * 1000 <= paintedAt;
    })
    .map(
      ({ url, transferSize }) => `${basename(new URL(url).pathname)} ${(transferSize / 1000).toFixed(1)} kB`,
    );
}

function compare(paints: Map<string, Paint[]>, protocol: string): Measurement[] {
  const limit = medians(paints.get(limitPath) ?? []);
  return [...paints].map(([path, found]) => {
    const [first, largest, blocked, shift] = medians(found);
    const needed = found[0]?.needed.join(' + ');
    return {
      what: `paint ${path}, ${protocol}`,
      figure: `FCP ${first.toFixed(0)}, LCP ${largest.toFixed(0)}${needed ? ` (${needed})` : ''}, TBT ${blocked.toFixed(0)} ms, CLS ${shift.toFixed(3)}`,
      beside: `${limit[0].toFixed(0)} ms`,
      ratio: `FCP ${(first / limit[0]).toFixed(2)}, LCP ${(largest / limit[1]).toFixed(2)}`,
    };
  });
}

function medians(found: readonly Paint[]): [first: number, largest: number, blocked: number, shift: number] {
  const of = (audit: keyof Times) => median(found.map((paint) => paint[audit]));
  const [first, largest, blocked, shift] = audits;
  return [of(first), of(largest), of(blocked), of(shift)];
}
