import * as contract from '@mallard/domain/contract';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema as plain data. */
export type Json = { [key: string]: unknown };

/** Whether a schema is about what a caller sends or about what it gets. */
export type Side = 'input' | 'output';

const shared: ConversionConfig = {
  target: 'draft-2020-12',
  // What JSON Schema cannot say (a check, a trim) the server still checks.
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

/** The things of the contract that have names (`Product`, `Order`, …), as they are answered. */
export function namedSchemas(): Record<string, Json> {
  const schemas = toJsonSchemaDefs(definitions, { ...shared, typeMode: 'output' });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** One schema; things with names are referred to. */
export function toSchema(schema: GenericSchema, side: Side): Json {
  const isNamed = side === 'output' ? { definitions } : {};
  return plain(toJsonSchema(schema, { ...shared, ...isNamed, typeMode: side }));
}

function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}

/** Without what belongs at the root of a document of its own. */
function plain(schema: object): Json {
  const { $schema: _draft, $defs: _definitions, ...rest } = schema as Json;
  return rest;
}
