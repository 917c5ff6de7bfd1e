import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sampleOf.ts';
import { endpoints } from './all.ts';
import { id, text } from './scalars.ts';

/** Ids in members' calls that belong to no user, or that the caller creates. */
const UNOWNED = new Set([
  'productUuid',
  'skuUuid',
  'couponUuid',
  'checkoutUuid',
  'claimCoupon.id',
  'validateCoupon.id',
]);
/**
 * Ids of objects inside the owned one: handlers look for them among the shopper's. Tests of the server try foreign
 * ones.
 */
const INSIDE_OWNED = new Set(['orderItemUuid', 'imageUuids']);

/** Returns the names of fields with ids, also in lists and nested objects. */
function idFieldsOf(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, item, wrapped, pipe } = schema as {
    entries?: Record<string, unknown>;
    item?: unknown;
    wrapped?: unknown;
    pipe?: unknown[];
  };
  if (entries) return Object.entries(entries).flatMap(([field, inner]) => idFieldsOf(inner, field));
  if (item) return idFieldsOf(item, name);
  if (wrapped) return idFieldsOf(wrapped, name);
  const [first] = pipe ?? [];
  if (first && first !== schema && idFieldsOf(first, name).length > 0) return idFieldsOf(first, name);
  return /^id$|Uuids?$/.test(name) ? [name] : [];
}

describe('the contract', () => {
  it('gives every upload enough time for large files on a slow network', () => {
    const uploads = Object.values(endpoints).filter(({ encoding }) => encoding === 'multipart');
    expect(uploads.map(({ name, budget }) => [name, budget])).toEqual(uploads.map(({ name }) => [name, 'upload']));
    expect(uploads.length).toBeGreaterThan(0);
  });

  it.each(endpoints.filter(({ access }) => access === 'member').map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s declares the owner of its ids',
    { tags: ['P14'] },
    (name, { params, query, body, owns }) => {
      const ids = [params, query, body].flatMap((part) => idFieldsOf(part));
      const undeclared = ids.filter(
        (field) =>
          field !== owns?.field &&
          !UNOWNED.has(field) &&
          !UNOWNED.has(`${name}.${field}`) &&
          !(owns && INSIDE_OWNED.has(field)),
      );
      expect(undeclared).toEqual([]);
    },
  );

  it('gives each operation a unique name and address', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is complete', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params = endpoint.params as { entries?: Record<string, unknown> } | null;
    expect(Object.keys(params?.entries ?? {})).toEqual(inPath);
    if (endpoint.method === 'GET') expect(endpoint.body).toBeNull();
    if (endpoint.owns) expect(endpoint.access).toBe('member');
    if (endpoint.owns) expect(endpoint[endpoint.owns.in]).not.toBeNull();
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s can be converted to JSON Schema',
    (_name, endpoint) => {
      for (const part of [endpoint.params, endpoint.query, endpoint.body, endpoint.data]) {
        if (part) expect(() => toJsonSchema(part, { typeMode: 'output', errorMode: 'ignore' })).not.toThrow();
      }
    },
  );
});

/** Adds a field of a newer server to every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)]);
  return { ...Object.fromEntries(fields), unknownFields: 'x' };
}

describe('a response', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s may contain more than the contract',
    (_name, { data }) => {
      expect(v.safeParse(data, withMore(sampleOf(data))).issues).toBeUndefined();
    },
  );
});

describe('text', () => {
  it.each(['\u0000', 'a\u0000b', '\ud800', '\udc00x'])('refuses %j, which no database stores', (value) => {
    expect(v.is(text(10), value)).toBe(false);
  });
  it.each(['', '鸭', '🦆', 'a\tb'])('accepts %j', (value) => {
    expect(v.is(text(10), value)).toBe(true);
  });
});

describe('an id', () => {
  it.each([
    '1001',
    'blue-mug',
    'gid:1',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10',
    'x'.repeat(128),
  ])('%s is used as it is', (value) => {
    expect(v.parse(id, value)).toBe(value);
    expect(v.parse(id, value.toUpperCase())).toBe(value.toUpperCase());
  });

  it.each([
    '',
    '.',
    '..',
    'a/b',
    'a b',
    'a%2Fb',
    'a?b',
    'a#b',
    'a\\b',
    'a\n',
    '\u0000',
    '\u9e2d',
    'x'.repeat(129),
    1001,
    null,
  ])('%j is refused', (value) => {
    expect(v.is(id, value)).toBe(false);
  });

  it('is one segment of a path, and one value of a query', () => {
    const ids = fc.string({ maxLength: 130 }).filter((value) => v.is(id, value));
    const plain = fc.stringMatching(/^[\w.~:@=+-]{1,128}$/).filter((value) => v.is(id, value));
    fc.assert(
      fc.property(fc.oneof(ids, plain), (value) => {
        const url = new URL(`https://a.test/x/${encodeURIComponent(value)}/y?id=${encodeURIComponent(value)}`);
        expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'x', value, 'y']);
        expect(url.searchParams.get('id')).toBe(value);
        expect(new URL(`https://a.test/x/${value}/y`).pathname).toBe(`/x/${value}/y`);
      }),
    );
  });
});
