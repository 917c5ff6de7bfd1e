import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OptionAvailability, resolveSku } from './skuResolver.ts';

const specifications = [
  { id: 'color', values: [{ id: 'red' }, { id: 'blue' }] },
  { id: 'size', values: [{ id: 's' }, { id: 'm' }, { id: 'l' }] },
];
const skus = [
  { id: '1', values: { color: 'red', size: 's' }, stock: 3 },
  { id: '2', values: { color: 'red', size: 'm' }, stock: 0 },
  { id: '3', values: { color: 'blue', size: 'm' }, stock: 1 },
];

function availability(selection: Record<string, string>) {
  const { specifications: resolved } = resolveSku(specifications, skus, selection);
  return Object.fromEntries(resolved.flatMap(({ options }) => options.map((one) => [one.id, one.availability])));
}

describe('resolveSku', () => {
  it('goes from no choice to one SKU', () => {
    expect(resolveSku(specifications, skus, {})).toMatchObject({ state: 'none', missing: ['color', 'size'] });
    expect(resolveSku(specifications, skus, { color: 'red' })).toMatchObject({ state: 'partial', missing: ['size'] });
    const resolved = resolveSku(specifications, skus, { color: 'red', size: 's' });
    expect(resolved).toMatchObject({ state: 'resolved', missing: [] });
    expect(resolved.sku).toBe(skus[0]);
  });

  it('returns the SKU of a sold-out choice, to show its price', () => {
    const resolved = resolveSku(specifications, skus, { color: 'red', size: 'm' });
    expect(resolved).toMatchObject({ state: 'soldOut', sku: { id: '2' } });
  });

  it('returns the result of each further option', () => {
    expect(availability({})).toEqual({
      red: 'available',
      blue: 'available',
      s: 'available',
      m: 'available',
      l: 'impossible',
    });
    expect(availability({ color: 'red' })).toMatchObject({ s: 'available', m: 'soldOut', l: 'impossible' });
    expect(availability({ size: 's' })).toMatchObject({ red: 'available', blue: 'impossible' });
  });

  it('reports choices without a SKU', () => {
    expect(resolveSku(specifications, skus, { color: 'blue', size: 's' })).toMatchObject({
      state: 'impossible',
      sku: undefined,
    });
    expect(resolveSku(specifications, skus, { color: 'green' }).state).toBe('impossible');
    expect(resolveSku(specifications, [], {}).state).toBe('impossible');
  });

  it('resolves a product without choices at once', () => {
    expect(resolveSku([], [{ id: '1', values: {}, stock: 2 }], {})).toMatchObject({
      state: 'resolved',
      sku: { id: '1' },
    });
    expect(resolveSku([], [{ id: '1', values: {}, stock: 0 }], {})).toMatchObject({
      state: 'soldOut',
      sku: { id: '1' },
    });
  });

  it('ignores choices in unknown groups', () => {
    expect(resolveSku(specifications, skus, { scent: 'rose', toString: 'x' }).state).toBe('none');
  });

  it('treats ids as data, whatever they are called', () => {
    const odd = [{ id: 'constructor', values: [{ id: '0' }] }];
    expect(resolveSku(odd, [{ id: '1', values: {}, stock: 1 }], {}).specifications[0]?.options[0]?.availability).toBe(
      'impossible',
    );
  });
});

describe('any product', () => {
  const shape = fc.record({
    groups: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    stocks: fc.array(fc.option(fc.nat(2)), { minLength: 64, maxLength: 64 }),
    picks: fc.array(fc.option(fc.nat(3)), { minLength: 3, maxLength: 3 }),
  });
  const product = shape.map(({ groups, stocks, picks }) => {
    const groupsOf = groups.map((size, g) => ({
      id: `g${g}`,
      values: Array.from({ length: size }, (_, index) => ({ id: `v${index}` })),
    }));
    const combinations = groupsOf.reduce<Record<string, string>[]>(
      (all, { id, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [id]: value.id }))),
      [{}],
    );
    const list = combinations.flatMap((values, index) => {
      const stock = stocks[index];
      return stock === null || stock === undefined ? [] : [{ id: String(index), values, stock }];
    });
    const selection = Object.fromEntries(
      groupsOf.flatMap(({ id, values }, g) => {
        const value = values[picks[g] ?? 9];
        return value ? [[id, value.id]] : [];
      }),
    );
    return { groups: groupsOf, list, selection };
  });

  it('predicts for each option exactly the result of choosing it', () => {
    const outcome: Record<string, OptionAvailability> = { soldOut: 'soldOut', impossible: 'impossible' };
    fc.assert(
      fc.property(product, ({ groups, list, selection }) => {
        for (const { id, options } of resolveSku(groups, list, selection).specifications)
          for (const option of options) {
            const next = resolveSku(groups, list, { ...selection, [id]: option.id });
            expect(option.availability).toBe(outcome[next.state] ?? 'available');
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('resolves to a SKU that has every chosen value and is in stock', () => {
    fc.assert(
      fc.property(product, ({ groups, list, selection }) => {
        const { state, sku } = resolveSku(groups, list, selection);
        if (sku) expect(sku.values).toEqual(selection);
        if (state === 'resolved') expect(sku?.stock).toBeGreaterThan(0);
        if (state === 'partial' || state === 'none') expect(sku).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
