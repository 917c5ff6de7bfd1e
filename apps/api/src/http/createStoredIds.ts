import { createHash } from 'node:crypto';
import { type Endpoint, type EndpointRequest, id } from '@mallard/domain/contract';
import type { GenericSchema } from 'valibot';

/** The part of a Valibot schema that is needed to find ids. */
interface Node {
  entries?: Readonly<Record<string, GenericSchema>>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** Converts a value, and adds the ids that it replaces to `sent`, by their replacements. */
type Convert = (value: unknown, sent: Map<string, string>) => unknown;

/** A request whose ids the database can contain. */
export interface StoredIds {
  request: EndpointRequest<Endpoint>;
  /** Returns a part of the answer with the ids that the client sent. */
  restore: <T>(value: T) => T;
}

/**
 * Creates a function that replaces the ids of a request which the database can't contain. Ids are opaque to clients, but columns
 * are UUIDs, and PostgreSQL refuses to compare them with other text (22P02). Such an id becomes a UUID that no row has, so
 * that every route handles it like any other id that doesn't exist.
 */
export function createStoredIds(endpoint: Endpoint): (request: EndpointRequest<Endpoint>) => StoredIds {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const convert = endpoint[part] && converterOf(endpoint[part]);
    return convert ? [{ part, convert }] : [];
  });
  return (request) => {
    const sent = new Map<string, string>();
    const converted = parts.map(({ part, convert }) => [part, convert(request[part], sent)]);
    return {
      request: { ...request, ...Object.fromEntries(converted) },
      restore: (value) => (sent.size === 0 ? value : restoreIds(value, sent)),
    };
  };
}

function restoreIds<T>(value: T, sent: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => sent.get(part as string) ?? part);
}

/** Returns how to convert a value of a schema, or `null` if the schema has no ids. */
function converterOf(schema: GenericSchema): Convert | null {
  if (schema === (id as GenericSchema)) return convertId;
  const { entries, item, wrapped } = schema as Node;
  if (wrapped) return converterOf(wrapped);
  if (item) {
    const convert = converterOf(item);
    return convert && ((value, sent) => (Array.isArray(value) ? value.map((part) => convert(part, sent)) : value));
  }
  const fields = Object.entries(entries ?? {}).flatMap(([name, entry]) => {
    const convert = converterOf(entry);
    return convert ? [{ name, convert }] : [];
  });
  return fields.length === 0 ? null : (value, sent) => convertFields(value, fields, sent);
}

function convertId(value: unknown, sent: Map<string, string>): unknown {
  if (typeof value !== 'string') return value;
  const storedId = toStoredId(value);
  if (storedId !== value) sent.set(storedId, value);
  return storedId;
}

function convertFields(
  value: unknown,
  fields: readonly { name: string; convert: Convert }[],
  sent: Map<string, string>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const converted: Record<string, unknown> = { ...value };
  for (const { name, convert } of fields) if (name in converted) converted[name] = convert(converted[name], sent);
  return converted;
}

const STORED = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Returns the UUID of an id: the id itself if it is one as PostgreSQL writes it, otherwise one that no row has, the same for
 * the same id.
 *
 * @example toStoredId('1001') // a UUID of version 8, which the database doesn't create
 */
export function toStoredId(value: string): string {
  if (STORED.test(value)) return value;
  const digits = createHash('sha256').update(value).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
