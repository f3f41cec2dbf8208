/**
 * Fields of the editor, made from the schemas that the build holds the files to, so that both ask
 * for the same (https://sveltiacms.app/en/docs/fields).
 */
import { hints, labels } from '#collections/editor/labels.ts';
import { z } from 'zod';

/** What this module reads of a JSON schema. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
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

/** The fields of a file, in the order of its schema. `shared` are the same in every language. */
export function fieldsOf(schema: z.ZodObject, shared: readonly string[] = []): Field[] {
  const { properties = {}, required = [] } = toJsonSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    ...toField(name, property, required.includes(name)),
    i18n: shared.includes(name) ? 'duplicate' : true,
  }));
}

function toJsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function toField(name: string, schema: Schema, required: boolean): Field {
  const hint = hints[name];
  // A text that may be empty is no text that has to be there.
  const mayBeEmpty = schema.anyOf?.some((choice) => choice.const === '') || schema.pattern?.endsWith(')?$');
  return {
    name,
    label: labels[name] ?? name,
    ...(hint === undefined ? {} : { hint }),
    required: required && !mayBeEmpty && schema.type !== 'boolean',
    i18n: true,
    ...widgetOf(name, schema),
  };
}

function widgetOf(name: string, schema: Schema): Partial<Field> & { widget: string } {
  if (schema.anyOf?.some(({ format }) => format === 'date'))
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    };
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return { widget: 'select', options: choices };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', ...range(schema) };
    case 'object':
      return { widget: 'object', collapsed: true, fields: objectFields(schema) };
    case 'array':
      return { widget: 'list', collapsed: true, ...count(schema), ...itemOf(schema.items ?? {}) };
    case undefined:
    default:
      return { widget: longTexts.has(name) ? 'text' : 'string', ...patternOf(name, schema) };
  }
}

/** Texts of more than a line. */
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

function objectFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, property]) =>
    toField(name, property, required.includes(name)),
  );
}

function itemOf(items: Schema) {
  if (items.type === 'object') return { fields: objectFields(items) };
  return { field: { ...toField('item', items, true) } };
}

function patternOf(name: string, { pattern, format }: Schema) {
  return pattern === undefined || format === 'email'
    ? {}
    : { pattern: [pattern, hints[name] ?? hints.pattern] };
}
