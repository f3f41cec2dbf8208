/**
 * What visitors of a soak ask for: pages, availability, lists, every form, and one in ten that is
 * wrong. Each says which answers are right.
 */
import { randomUUID } from 'node:crypto';
import { listOfferedDays } from '#domain/booking.ts';
import { appointmentSlots } from '#domain/booking.ts';

export interface SoakRequest {
  kind: 'page' | 'read' | 'form' | 'bad';
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  expected: readonly number[];
}

const pages = [
  '/',
  '/contact',
  '/afspraak',
  '/en',
  '/de/leistungen',
  '/blog/1',
  '/fr/contact',
  '/ar',
  '/testimonials',
];
const lists = ['/api/testimonials', '/api/testimonials/featured', '/api/case-studies'];
const days = listOfferedDays(new Date())
  .filter(({ isBookable }) => isBookable)
  .map(({ day }) => day);

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

function phone(): string {
  return `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** What every form sends, as if it was opened a minute ago. */
function envelope() {
  return { submissionId: randomUUID(), taal: 'nl', elapsedMs: 60_000, website: '' };
}

function someone() {
  return { naam: 'Noor de Vries', email: `${randomUUID()}@delinde.example`, telefoon: phone() };
}

const bodies: Record<string, () => object> = {
  '/api/contact': () => ({ bedrijf: 'De Linde', service: 'apotheek', bericht: 'Drie ochtenden per week.' }),
  '/api/callback': () => ({ onderwerp: 'offerte-aanvraag', preferredTime: 'ochtend' }),
  '/api/applications': () => ({
    adres: 'Dorpsstraat 1, Utrecht',
    functie: 'schoonmaker',
    ervaring: '1-2jaar',
    beschikbaarheid: 'deeltijd',
    motivatie: 'Ik zie het meteen als er iets niet schoon is, en ik leg graag uit hoe het wel moet.',
  }),
  '/api/appointments': () => ({
    service: 'kantoor',
    frequency: 'wekelijks',
    appointmentDate: pick(days),
    timeSlot: pick(appointmentSlots),
    bedrijf: 'Kantoor Noord',
  }),
  '/api/testimonials': () => ({
    customerName: 'Sanne Bakker',
    service: 'Huisartsenpraktijk',
    rating: 4,
    testimonialText: 'Elke ochtend zijn de kamers op tijd klaar.',
  }),
  '/api/newsletter': () => ({}),
};

export const formPaths: readonly string[] = Object.keys(bodies);

/** What the form of a path sends when somebody fills it in; a new person each time. */
export function exampleOf(path: string): Record<string, unknown> {
  return { ...envelope(), ...someone(), ...bodies[path]?.() };
}

/** A post of JSON with what every form and every visitor has. */
export function post(path: string, fields: object, expected: readonly number[]): SoakRequest {
  const body = JSON.stringify({ ...envelope(), ...someone(), ...fields });
  return { kind: 'form', path, method: 'POST', headers: json, body, expected };
}

const json = { 'content-type': 'application/json' };

function goodForm(): SoakRequest {
  const path = pick(Object.keys(bodies));
  // A time may be taken, by another or by a moment that is too near.
  const expected = path === '/api/appointments' ? [201, 409, 422] : [200, 201];
  return post(path, bodies[path]?.() ?? {}, expected);
}

function badRequest(): SoakRequest {
  const path = pick(Object.keys(bodies));
  const robot = { ...bodies[path]?.(), website: 'https://spam.example' };
  const bad: Omit<SoakRequest, 'kind'>[] = [
    { path: `/${randomUUID()}`, expected: [404] },
    { path: '/', method: 'POST', body: 'x', expected: [405] },
    { path: '/', method: 'TRACE', expected: [405] },
    { path: '/%E0%A4%A', expected: [400] },
    { path: '/api/session', expected: [401] },
    { path: '/api/appointments/availability?date=0000-01-01', expected: [200, 422] },
    post(
      path,
      { taal: 'de', email: 'x', service: 7, rating: 'x', motivatie: '', timeSlot: '' },
      [200, 201, 422],
    ),
    { ...post(path, robot, [200, 201, 409, 422]) },
    { path, method: 'POST', headers: json, body: '{"naam":', expected: [400] },
    { path, method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x', expected: [415] },
    { path, method: 'POST', headers: json, body: manyFields(16_375), expected: [413] },
    {
      path,
      method: 'POST',
      headers: { ...json, origin: 'https://evil.example' },
      body: '{}',
      expected: [403],
    },
    { ...post('/api/login', { username: randomUUID(), password: 'geraden' }, [401, 429, 503]) },
  ];
  return { ...pick(bad), kind: 'bad' };
}

/** A body of so many fields, such as once took a second to read. */
export function manyFields(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 0])));
}

/** Half pages, a fifth reads, a fifth forms, a tenth that is wrong. */
export function someRequest(): SoakRequest {
  const chance = Math.random();
  if (chance < 0.5) return { kind: 'page', path: pick(pages), expected: [200] };
  if (chance < 0.6) return { kind: 'read', path: pick(lists), expected: [200] };
  if (chance < 0.7)
    return {
      kind: 'read',
      path: `/api/appointments/availability?date=${pick(days)}`,
      expected: [200],
    };
  return chance < 0.9 ? goodForm() : badRequest();
}
