import { products } from '@mallard/catalogue';
import { demoOrders } from '@mallard/offline/backend';
import { describe, expect, it } from 'vitest';
import { readSize } from './readSize.mjs';

describe('the size of a shop', () => {
  it.each([
    [[], {}],
    [['--products', '1000'], { products: 1000 }],
    [['--orders=5', '--products=5000000', '--seed', '7'], { orders: 5, products: 5_000_000, seed: 7 }],
  ])('is read from %j', (args, size) => {
    expect(readSize(args)).toEqual(size);
  });

  it.each([
    [['--products'], '--products must be a whole number from 100 to 5000000.'],
    [['--products', '1e5'], '--products must be a whole number'],
    [['--products', '-1'], '--products must be a whole number from 100 to 5000000, not “-1”'],
    [['--products', '0'], '--products must be a whole number'],
    [['--orders', '0'], '--orders must be a whole number'],
    [['--products', '1.5'], '--products must be a whole number'],
    [['--products', '5000001'], '--products must be a whole number'],
    [['--products='], '--products must be a whole number'],
    [['--orders', '99999999999999999999'], '--orders must be a whole number from 5 to 9999999'],
    [['--orders', '10', '--orders', '20'], 'Option --orders is repeated'],
    [['--product', '1'], 'Unknown option “--product”'],
    [['products', '1'], 'Unknown option “products”'],
    [['100000'], 'Unknown option “100000”'],
    [['--toString', '1'], 'Unknown option “--toString”'],
  ])('is not read from %j: %s', (args, problem) => {
    expect(() => readSize(args)).toThrow(problem);
  });

  it('has the sample shop as its minimum', () => {
    const least = [`--products=${products.length}`, `--orders=${demoOrders.length}`];
    expect(readSize(least)).toEqual({ products: products.length, orders: demoOrders.length });
    expect(() => readSize([`--products=${products.length - 1}`])).toThrow(`from ${products.length} to`);
    expect(() => readSize([`--orders=${demoOrders.length - 1}`])).toThrow(`from ${demoOrders.length} to`);
  });
});
