/**
 * Requests such as robots and attackers send: the same ones for the same seed, so that a failure
 * can be repeated.
 */
import { randomUUID } from 'node:crypto';

type Answers = Record<string, unknown>;

/**
 * Gives numbers from 0 up to, but not including, 1: Mulberry32, which is fast and needs no state
 * but a number.
 */
export function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const texts = [
  '',
  ' ',
  '\n\n\t',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066evil\u2069',
  '\ufeff',
  '\u0085\u2028\u2029',
  'é'.repeat(60),
  'e\u0301'.repeat(300),
  '🧽🧹'.repeat(40),
  'ﷺ'.repeat(3000),
  'سطح المكتب ٠١٢٣',
  '٠٣٠١٢٣٤٥٦٧',
  "Robert'); drop table contact_requests; --",
  '" or 1=1; select pg_sleep(10); --',
  '$1 $2 :name ? %s %n',
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  'a@b.nl\r\nBcc: victim@example.nl',
  'x\r\n.\r\nQUIT\r\n',
  '../../etc/passwd',
  'http://a.example http://b.example http://c.example',
  'true',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  '2026-02-30',
  '9999-99-99',
  '09:00',
  'on',
  'a'.repeat(4001),
  'a '.repeat(9000),
  `${'a'.repeat(300)}@b.nl`,
  `${'a.'.repeat(100)}@${'b.'.repeat(60)}nl`,
];

const values: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  ['a', 'b'],
  { $ne: null },
  { toString: 'x', valueOf: 1 },
  { length: 1e9 },
  { toJSON: {} },
  nest(500),
];

/** Names that mean something to the language, to the table or to the form's own bookkeeping. */
const names = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'status',
  'reference',
  'createdAt',
  'isApproved',
  'quarantineReasons',
  'submissionId',
  'taal',
  'elapsedMs',
  'website',
  'naam"]',
  '',
  '🧽',
];

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json;;;',
  'json',
];

function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function someText(random: Random): string {
  if (random() < 0.7) return pick(random, texts);
  const length = Math.floor(random() * 60);
  const highest = pick(random, [0x7f, 0xff, 0x7ff, 0xffff, 0x10ffff]);
  return String.fromCodePoint(...Array.from({ length }, () => Math.floor(random() * (highest + 1))));
}

function someValue(random: Random): unknown {
  return random() < 0.7 ? someText(random) : pick(random, values);
}

/** The example with some of its answers replaced or left out, and now and then others added. */
function mutate(random: Random, example: Answers): Answers {
  const answers = new Map<string, unknown>(Object.entries({ ...example, submissionId: randomUUID() }));
  const known = Object.keys(example);
  const mutations = Math.ceil(random() * 12);
  for (let count = 0; count < mutations; count += 1) {
    const name = random() < 0.8 ? pick(random, known) : pick(random, names);
    if (random() < 0.2) answers.delete(name);
    else answers.set(name, someValue(random));
  }
  return Object.fromEntries(answers);
}

interface Sent {
  body: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;
  type?: string;
}

const json = 'application/json';

/** Ways to send answers, each with how often it is picked. */
const ways: [weight: number, send: (random: Random, answers: Answers) => Sent][] = [
  [50, (_, answers) => ({ body: JSON.stringify(answers), type: json })],
  [15, (_, answers) => ({ body: new URLSearchParams(toFields(answers)) })],
  [8, (_, answers) => ({ body: toForm(answers) })],
  [3, (random, answers) => ({ body: withFile(toForm(answers), pick(random, Object.keys(answers))) })],
  [8, (random) => ({ body: JSON.stringify(someValue(random)) || '{}', type: json })],
  [5, (random, answers) => ({ body: cut(random, JSON.stringify(answers)), type: json })],
  [3, (random) => ({ body: someText(random), type: json })],
  [1, (_, answers) => ({ body: JSON.stringify({ ...answers, filler: 'a'.repeat(70_000) }), type: json })],
  [
    3,
    (random) => ({
      body: someBytes(random),
      type: pick(random, [json, 'application/x-www-form-urlencoded']),
    }),
  ],
  [2, (random) => ({ body: someText(random), type: 'multipart/form-data; boundary=x' })],
  [3, (random, answers) => ({ body: JSON.stringify(answers), type: pick(random, contentTypes) })],
];

const weightedWays = ways.flatMap(([weight, send]) => Array.from({ length: weight }, () => send));

function toFields(answers: Answers): [string, string][] {
  return Object.entries(answers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

function toForm(answers: Answers): FormData {
  const form = new FormData();
  for (const [name, value] of toFields(answers)) form.append(name, value);
  return form;
}

function withFile(form: FormData, name: string): FormData {
  form.set(name, new File(['<?php'], '../../x.php'));
  return form;
}

function cut(random: Random, text: string): string {
  return text.slice(0, Math.floor(random() * text.length));
}

function someBytes(random: Random): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256));
}

/**
 * A request to a form's address: answers that are mutated more or less, sent in some way, or
 * something else altogether.
 */
export async function hostileRequest(random: Random, path: string, example: Answers): Promise<Request> {
  const { body, type } = await toWhole(pick(random, weightedWays)(random, mutate(random, example)));
  const headers = new Headers({ accept: random() < 0.1 ? 'text/html' : 'application/json' });
  if (type !== undefined) headers.set('content-type', type);
  return new Request(`https://www.example.nl${path}`, { method: 'POST', headers, body });
}

/**
 * As a platform hands a form over: Node's own stream of one breaks when it is not read to its end.
 */
async function toWhole(sent: Sent): Promise<Sent> {
  if (!(sent.body instanceof FormData)) return sent;
  const whole = new Response(sent.body);
  return { body: await whole.bytes(), type: whole.headers.get('content-type') ?? '' };
}
