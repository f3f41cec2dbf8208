/**
 * Converts the schemas that validate files in the build to fields of the editor, so that both have
 * the same rules (https://sveltiacms.app/en/docs/fields).
 */
import { choices, hints, labels } from '#collections/editor/labels.ts';
import { filledTokens, tokenRemedy } from '#collections/text-rules.ts';
import { z } from 'zod';

/** The parts of a JSON schema that this module reads. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  /** Further patterns; a text has to match all of them. */
  allOf?: { pattern: string }[];
  /** A pattern for the length of a text as it is displayed. */
  length?: string;
  /** The remedy for an invalid value. */
  description?: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  const?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

export interface Field {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  i18n?: boolean | 'duplicate';
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
}

/**
 * The fields of a file, in the order of its schema. `shared` names those that are the same in every
 * language.
 */
export function fieldsOf(schema: z.ZodObject, shared: readonly string[] = []): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
  return Object.entries(properties).map(([name, property]) => ({
    ...toField(name, property, required.includes(name)),
    i18n: shared.includes(name) ? 'duplicate' : true,
  }));
}

/**
 * Converts a property to a field. `path` leads to it from the top of its file, without list
 * indexes.
 */
function toField(path: string, schema: Schema, required: boolean): Field {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const hint = hints[path] ?? schema.description;
  return {
    name,
    label: labels[path] ?? labels[name] ?? name,
    ...(hint === undefined ? {} : { hint }),
    required: required && schema.type !== 'boolean',
    i18n: true,
    ...widgetOf(path, name, schema),
  };
}

function widgetOf(path: string, name: string, schema: Schema): Partial<Field> & { widget: string } {
  if (schema.anyOf?.some(({ format }) => format === 'date'))
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    };
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return { widget: 'select', options: values.map(toOption) };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', ...range(schema) };
    case 'object':
      return { widget: 'object', collapsed: true, fields: objectFields(path, schema) };
    case 'array':
      return { widget: 'list', collapsed: true, ...count(schema), ...itemOf(path, schema.items ?? {}) };
    case undefined:
    default:
      return { widget: longTexts.has(name) ? 'text' : 'string', ...rulesOf(schema) };
  }
}

function toOption(value: string) {
  return { label: choices[value] ?? labels[value] ?? value, value };
}

/** Names of the fields with text of several lines. */
const longTexts = new Set(['answer', 'card', 'description', 'excerpt', 'intro', 'points', 'text']);

function range({ minimum, maximum }: Schema) {
  return {
    ...(minimum !== undefined && Number.isSafeInteger(minimum) && minimum > Number.MIN_SAFE_INTEGER
      ? { min: minimum }
      : {}),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? { max: maximum } : {}),
  };
}

function count({ minItems, maxItems }: Schema) {
  return {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}

function objectFields(path: string, { properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, property]) =>
    toField(`${path}.${name}`, property, required.includes(name)),
  );
}

function itemOf(path: string, items: Schema) {
  if (items.type === 'object') return { fields: objectFields(path, items) };
  return { field: toField(`${path}.item`, items, true) };
}

/** The editor's options for validating a text, with the messages of the build. */
function rulesOf({ pattern, allOf = [], length, description, format, minLength, maxLength }: Schema) {
  if (format === 'email') return { type: 'email' };
  const patterns = [pattern, ...allOf.map((each) => each.pattern), length].filter(
    (each) => each !== undefined,
  );
  const isText = patterns.includes(filledTokens.source);
  const remedies = [description, ...(isText ? [tokenRemedy] : [])];
  return {
    ...(minLength === undefined ? {} : { minlength: minLength }),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...(patterns.length > 0 && {
      pattern: [patterns.map((each) => `(?=${each})`).join(''), remedies.join(' ').trim()],
    }),
  };
}
