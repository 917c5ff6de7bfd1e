/** The used part of Standard Schema, which any schema library with support for it provides. */
export interface StorageSchema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>> };
}
type SchemaResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** Tolerance for different clocks before a time in the future is invalid, milliseconds. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The content of a key. */
export type ParsedRecord<T> =
  | {
      state: 'current';
      data: T;
      /** Milliseconds since it was written; `Infinity` for an invalid time. */
      age: number;
    }
  /** Written by an older or by a newer version of the app. */
  | { state: 'older' | 'newer' }
  /** Not a record of this store, or its data is invalid. */
  | { state: 'invalid' };

/** Formats a record as text: `{ v, at, data }`. */
export function formatRecord(version: number, at: number, data: unknown): string {
  return JSON.stringify({ v: version, at, data });
}

/**
 * Parses a record. Its data is validated, and invalid text does not throw.
 *
 * @param now milliseconds since 1970
 * @throws {TypeError} when the schema is asynchronous
 */
export function parseRecord<T>(text: string, version: number, schema: StorageSchema<T>, now: number): ParsedRecord<T> {
  const record = parseJson(text);
  if (typeof record !== 'object' || record === null) return { state: 'invalid' };
  const { v, at, data } = record as { v?: unknown; at?: unknown; data?: unknown };
  if (typeof v !== 'number' || !Number.isInteger(v) || typeof at !== 'number') return { state: 'invalid' };
  if (v !== version) return { state: v > version ? 'newer' : 'older' };
  const result = schema['~standard'].validate(data);
  if (result instanceof Promise) throw new TypeError('Stored data needs a synchronous schema');
  if (result.issues) return { state: 'invalid' };
  return { state: 'current', data: result.value, age: ageOf(at, now) };
}

function ageOf(at: number, now: number): number {
  const isPlausible = at >= 0 && at <= now + CLOCK_TOLERANCE_MS;
  return isPlausible ? Math.max(0, now - at) : Number.POSITIVE_INFINITY;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
