import { describe, expect, it } from 'vitest';
import { readSize } from './readSize.ts';

describe('the size of a shop', () => {
  it.each([
    [[], {}],
    [['--products', '1000'], { products: 1000 }],
    [['--orders=0', '--products=5000000', '--seed', '7'], { orders: 0, products: 5_000_000, seed: 7 }],
  ])('is read from %j', (args, size) => {
    expect(readSize(args)).toEqual(size);
  });

  it.each([
    [['--products'], '--products must be a whole number from 0 to 5000000'],
    [['--products', '1e5'], '--products must be a whole number'],
    [['--products', '-1'], '--products must be a whole number'],
    [['--products', '1.5'], '--products must be a whole number'],
    [['--products', '5000001'], '--products must be a whole number'],
    [['--products='], '--products must be a whole number'],
    [['--orders', '99999999999999999999'], '--orders must be a whole number from 0 to 9999999'],
    [['--orders', '1', '--orders', '2'], '--orders is given twice'],
    [['--product', '1'], '“--product” is not known here'],
    [['products', '1'], '“products” is not known here'],
    [['100000'], '“100000” is not known here'],
    [['--toString', '1'], '“--toString” is not known here'],
  ])('is not read from %j: %s', (args, problem) => {
    expect(() => readSize(args)).toThrow(problem);
    expect(() => readSize(args)).toThrow('Usage: npm run seed');
  });
});
