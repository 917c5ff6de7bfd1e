import * as contract from '@mallard/domain/contract';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A JSON Schema object. */
export type Json = { [key: string]: unknown };

/** Whether a schema describes a request or a response. */
export type Side = 'input' | 'output';

const shared: ConversionConfig = {
  target: 'draft-2020-12',
  // Skip what JSON Schema can't express (custom checks, transformations); the server enforces it.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'blob' ? { type: 'string', contentMediaType: 'image/*' } : null,
};

const definitions: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<unknown>(contract)
    .filter((entry): entry is [string, GenericSchema] => isObjectSchema(entry[1]))
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
);

/** Returns the named schemas of the contract (`Product`, `Order`, …), as they are in responses. */
export function namedSchemas(): Record<string, Json> {
  const schemas = toJsonSchemaDefs(definitions, { ...shared, typeMode: 'output' });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** Converts one schema; named schemas become references. */
export function toSchema(schema: GenericSchema, side: Side): Json {
  const isNamed = side === 'output' ? { definitions } : {};
  return plain(toJsonSchema(schema, { ...shared, ...isNamed, typeMode: side }));
}

function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}

/** Removes the keywords of a root schema. */
function plain(schema: object): Json {
  const { $schema: _draft, $defs: _definitions, ...nestedSchema } = schema as Json;
  return nestedSchema;
}
