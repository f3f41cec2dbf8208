/** What hostile visitors send: made by fast-check, so the same for the same seed. */
import { agendaParameters } from '#submissions/staff/agenda.ts';
import { figuresParameters } from '#submissions/staff/figures.ts';
import { doneParameter, staffFields } from '#submissions/staff/frame.ts';
import { alsoParameter } from '#submissions/staff/person.ts';
import { testimonialParameters } from '#submissions/staff/publications.ts';
import { queueParameters } from '#submissions/staff/queue.ts';
import fc from 'fast-check';
import { oddNames, oddTexts } from './oddities.ts';

/** What a form sends when nobody meddles. */
export type Example = Readonly<Record<string, string>>;

export interface HostileRequest {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Takes the place of the last part of the path when there is one. */
  lastPart: string | undefined;
  /** Is put behind the path. */
  query: string;
}

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);
const deep = fc.constantFrom(10, 500, 5000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({ toString: 1 }, { $ne: null }, [[]], 1e308, -0) },
);

/** The example with some of its answers replaced or left out, and now and then others added. */
function fieldsOf(example: Example): fc.Arbitrary<Record<string, unknown>> {
  // Which action it is, and that it may be done, stay right in most.
  const hidden: string[] = Object.values(staffFields);
  const own = Object.keys(example).filter((it) => !hidden.includes(it));
  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(own.length > 0 ? own : oddNames)) },
    { weight: 2, arbitrary: fc.constantFrom(...oddNames) },
    { weight: 1, arbitrary: fc.constantFrom(...hidden) },
  );
  const change = fc.tuple(name, fc.option(value, { freq: 6, nil: undefined }));
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const fields = new Map<string, unknown>(Object.entries(example));
    for (const [key, changed] of changes)
      if (changed === undefined) fields.delete(key);
      else fields.set(key, changed);
    return Object.fromEntries(fields);
  });
}

/** What an address of a staff page may say. */
const parameters = [
  ...[queueParameters, agendaParameters, figuresParameters, testimonialParameters].flatMap((names) =>
    Object.values(names),
  ),
  ...[alsoParameter, doneParameter],
];

/** The parameters of an address, beside what its form would send. */
function queryOf(example: Example): fc.Arbitrary<string> {
  const fields = fc.array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 3 });
  return fc
    .tuple(fieldsOf(example), fields)
    .map(([own, added]) => encode({ ...own, ...Object.fromEntries(added) }));
}

interface Sent {
  type: string;
  body: string | Uint8Array;
}

const json = 'application/json';
const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

function encode(fields: Record<string, unknown>): string {
  const texts = Object.entries(fields).map(([name, it]): [string, string] => [
    name,
    typeof it === 'string' ? it : JSON.stringify(it),
  ]);
  return new URLSearchParams(texts).toString();
}

function toParts(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).map(
    ([name, it]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof it === 'string' ? it : JSON.stringify(it)}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

const types = fc.constantFrom(
  json,
  urlEncoded,
  multipart,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="\u00e9"',
  'text/plain',
  'application/json; charset=utf-16',
  `${urlEncoded}; charset=iso-8859-1`,
  'application/json;;;',
  'x',
  '',
);
const bytes = fc.uint8Array({ maxLength: 300 });
const brokenEncodings = fc.constantFrom('a=%', 'a=%zz', 'a=%ff%fe', '%00=%00', '&&&===', 'a&a&a', '=');
const brokenParts = fc.constantFrom(
  '--x',
  '--x\r\n\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="../x"\r\n\r\na\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="a\r\n\r\n',
);

function bodyOf(example: Example): fc.Arbitrary<Sent> {
  const fields = fieldsOf(example);
  const sentAs = (type: string, arbitrary: fc.Arbitrary<string | Uint8Array>) =>
    arbitrary.map((body) => ({ type, body }));
  return fc.oneof(
    { weight: 12, arbitrary: sentAs(urlEncoded, fields.map(encode)) },
    {
      weight: 8,
      arbitrary: sentAs(
        json,
        fields.map((it) => JSON.stringify(it)),
      ),
    },
    { weight: 3, arbitrary: sentAs(multipart, fields.map(toParts)) },
    { weight: 2, arbitrary: fc.record({ type: types, body: fields.map(encode) }) },
    { weight: 2, arbitrary: fc.record({ type: types, body: bytes }) },
    {
      weight: 1,
      arbitrary: sentAs(
        json,
        fc.oneof(
          deep,
          deep.map((it) => `{"naam":${it}}`),
        ),
      ),
    },
    { weight: 1, arbitrary: sentAs(json, fc.json({ maxDepth: 4 })) },
    {
      weight: 1,
      arbitrary: sentAs(
        json,
        fields.map((it) => JSON.stringify(it).slice(0, -3)),
      ),
    },
    { weight: 1, arbitrary: sentAs(urlEncoded, brokenEncodings) },
    { weight: 1, arbitrary: sentAs(multipart, brokenParts) },
    { weight: 1, arbitrary: sentAs(json, fc.constant(`{"naam":"${'a'.repeat(70_000)}"}`)) },
  );
}

const methods = fc.oneof(
  { weight: 30, arbitrary: fc.constant('POST') },
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
);

const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-encoding': 'gzip' },
      { 'accept-language': ',;q=x,*' },
      { authorization: 'Basic \u00ff' },
      { cookie: 'a=%zz; __Host-session=; ;;=' },
      { 'x-forwarded-for': 'unknown, [::1]:x' },
      { referer: 'http://[' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ),
  },
);

const accepts = fc.constantFrom('text/html,*/*;q=0.8', json);

/** Requests to an address whose form sends the example. */
export function hostileRequests(example: Example): fc.Arbitrary<HostileRequest> {
  const query = fieldsOf(example).map(encode);
  const parts = fc.record({
    method: methods,
    sent: bodyOf(example),
    accept: accepts,
    odd: oddHeaders,
    lastPart: fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text }),
    query: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }),
    readQuery: queryOf(example),
  });
  return parts.map(({ method, sent, accept, odd, lastPart, query: usual, readQuery }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const type: Record<string, string> = isRead ? {} : { 'content-type': sent.type };
    return {
      method,
      headers: { accept, ...type, ...odd },
      body: isRead ? '' : sent.body,
      lastPart,
      query: isRead ? readQuery : usual,
    };
  });
}
