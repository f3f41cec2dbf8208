/** Makes the OpenAPI 3.1 document and the page that people read from the table of endpoints. */
import { accepted, refused, slotTaken, testimonials } from './answers.ts';
import { endpoints, type Endpoint } from './endpoints.ts';
import { envelopeSchema } from '#submissions/envelope.ts';
import * as z from 'zod/mini';

const reasons: Record<number, string> = {
  200: 'Done, or done before',
  201: 'Stored',
  303: 'Done, or asked on another page',
  307: 'A form without script: send it to its page',
  400: 'Cannot be read',
  401: 'Not logged in',
  403: 'Wrong origin or role',
  404: 'Unknown or expired',
  409: 'Taken meanwhile, or other answers under the same id',
  413: 'Larger than 64 KiB',
  415: 'Wrong type or character set',
  422: 'Not valid',
  429: 'Too many; see Retry-After',
  503: 'Database unavailable; see Retry-After',
};

const shared: Record<string, z.ZodMiniType> = {
  Accepted: accepted,
  Refused: refused,
  SlotTaken: slotTaken,
  Testimonials: testimonials,
};

/** What every form may say beside its answers. None of it is asked for. */
const envelope = { ...writeSchema(envelopeSchema, 'input'), required: [] };

/** The document of https://spec.openapis.org/oas/v3.1.0, as an object to write as JSON. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  const schemas: Record<string, object> = { Envelope: envelope };
  for (const [name, schema] of Object.entries(shared)) schemas[name] = writeSchema(schema, 'output');
  return { openapi: '3.1.0', info: { title: 'Website', version: '1.0.0' }, paths, components: { schemas } };
}

/** A table for people. */
export function apiPage(): string {
  const rows = endpoints.map(
    ({ method, path, summary, answers }) =>
      `| \`${method} ${path}\` | ${summary} | ${Object.keys(answers).join(', ')} |`,
  );
  return ['| Endpoint | What for | Answers |', '| --- | --- | --- |', ...rows].join('\n');
}

function describe({ path, summary, body, isForm = false, query = [], answers }: Endpoint): object {
  const named = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path',
    schema: { type: 'string' },
  });
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => named(name, 'path')),
    ...query.map((name) => named(name, 'query')),
  ];
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodies(body, isForm) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, response(status, answer, isForm)]),
    ),
  };
}

/**
 * A form is taken as JSON and as browsers post it; what is sent along with every form stands beside
 * its answers.
 */
function bodies(body: z.ZodMiniType, isForm: boolean): object {
  const own = schemaOf(body, 'input');
  const schema = isForm ? { allOf: [own, { $ref: '#/components/schemas/Envelope' }] } : own;
  return Object.fromEntries(
    ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [
      type,
      { schema },
    ]),
  );
}

function response(status: string, answer: Endpoint['answers'][number], isForm: boolean): object {
  const description = reasons[Number(status)] ?? '';
  if (answer === 'redirect') return { description, headers: { Location: { schema: { type: 'string' } } } };
  if (typeof answer === 'string') return { description, content: { [answer]: {} } };
  const json = { 'application/json': { schema: schemaOf(answer, 'output') } };
  const isPage = isForm && Number(status) >= 400;
  return { description, content: { ...json, ...(isPage && { 'text/html': {} }) } };
}

/** A schema with a name is written once, and pointed to. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const name = Object.entries(shared).find(([, candidate]) => candidate === schema)?.[0];
  return name ? { $ref: `#/components/schemas/${name}` } : writeSchema(schema, io);
}

function writeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const written: Record<string, unknown> = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // The document says its dialect once.
  delete written.$schema;
  return written;
}
