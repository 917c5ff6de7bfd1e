import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sampleOf.ts';
import { endpoints } from './all.ts';
import { text } from './scalars.ts';

describe('the contract', () => {
  it('gives every operation a name and an address of its own', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is whole', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params = endpoint.params as { entries?: Record<string, unknown> } | null;
    expect(Object.keys(params?.entries ?? {})).toEqual(inPath);
    if (endpoint.method === 'GET') expect(endpoint.body).toBeNull();
    if (endpoint.owns) expect(endpoint.access).toBe('member');
    if (endpoint.owns) expect(endpoint[endpoint.owns.in]).not.toBeNull();
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s can be written as JSON Schema',
    (_name, endpoint) => {
      for (const part of [endpoint.params, endpoint.query, endpoint.body, endpoint.data]) {
        if (part) expect(() => toJsonSchema(part, { typeMode: 'output', errorMode: 'ignore' })).not.toThrow();
      }
    },
  );
});

/** The same with a field of a newer server in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)]);
  return { ...Object.fromEntries(fields), unheardOf: 'x' };
}

describe('an answer', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s may say more than the contract knows',
    (_name, { data }) => {
      expect(v.safeParse(data, withMore(sampleOf(data))).issues).toBeUndefined();
    },
  );
});

describe('text', () => {
  it.each(['\u0000', 'a\u0000b', '\ud800', '\udc00x'])('refuses %j, which no database stores', (value) => {
    expect(v.is(text(10), value)).toBe(false);
  });
  it.each(['', '鸭', '🦆', 'a\tb'])('takes %j', (value) => {
    expect(v.is(text(10), value)).toBe(true);
  });
});
