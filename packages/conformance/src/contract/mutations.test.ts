import { batchAddToCart, listProducts } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mutationsOf, queryMutationsOf } from './mutations.ts';

const uuid = '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10';

describe('breaking a valid value', () => {
  const valid = { items: [{ skuUuid: uuid, quantity: 1 }] };
  const mutations = mutationsOf(batchAddToCart.body, valid);

  it('returns no value that the schema accepts', () => {
    for (const { value } of mutations) expect(v.is(batchAddToCart.body, value)).toBe(false);
  });

  it.each([
    'no items',
    'items = null',
    'items = []',
    'items with 201 entries',
    'an unknown field mallard',
    'an unknown field items.0.mallard',
    'no items.0.skuUuid',
    'items.0.skuUuid = " "',
    'items.0.quantity = 0',
    'items.0.quantity = 1000',
    'items.0.quantity = 1.5',
    'the whole = null',
  ])('includes: %s', (what) => {
    expect(mutations.map((mutation) => mutation.description)).toContain(what);
  });

  it('returns the invalid field', () => {
    expect(mutations.find(({ description }) => description === 'items.0.quantity = 1000')?.fields).toEqual([
      'items.0.quantity',
    ]);
    expect(mutations.find(({ description }) => description === 'the whole = null')?.fields).toEqual([]);
  });

  it('keeps all other values', () => {
    const { value } = mutations.find(({ description }) => description === 'items.0.quantity = 1000') ?? {};
    expect(value).toEqual({ items: [{ skuUuid: uuid, quantity: 1000 }] });
  });

  it('finds the limit of a text inside a pipe, and breaks optional fields', () => {
    const schema = v.strictObject({
      name: v.optional(v.pipe(v.string(), v.trim(), v.pipe(v.string(), v.maxLength(4)))),
    });
    expect(mutationsOf(schema, {}).map(({ description }) => description)).toContain('name = "xxxxx"');
  });

  it('breaks every body and query of the contract', () => {
    for (const { body, query, encoding } of endpoints) {
      if (body && encoding === 'json') expect(mutationsOf(body, {})).not.toEqual([]);
      if (query) expect(queryMutationsOf(query, {})).not.toEqual([]);
    }
  });
});

describe('breaking a query', () => {
  const mutations = queryMutationsOf(listProducts.query, { pageNumber: 1, sort: 'sales' });

  it('returns texts only', () => {
    for (const { value } of mutations)
      for (const text of Object.values(value as object)) expect(typeof text).toBe('string');
  });

  it.each(['pageNumber = 0', 'pageSize = 101', 'sort = "mallard"', 'categoryUuid = " "'])('includes: %s', (what) => {
    expect(mutations.map((mutation) => mutation.description)).toContain(what);
  });
});
