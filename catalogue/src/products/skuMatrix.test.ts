import { describe, expect, it } from 'vitest';
import { choices, colours } from './colourOptions.ts';
import { skuMatrix } from './skuMatrix.ts';

const glaze = colours(['釉色', 'Glaze'], ['bottleGreen', 'amber']);
const size = choices('size', ['尺寸', 'Size'], { small: ['小', 'Small'], large: ['大', 'Large'] });

describe('skuMatrix', () => {
  it('combines all options and adds surcharges', () => {
    const skus = skuMatrix([glaze, size], { price: 5000, was: 6000, extra: { large: 1500 }, stock: 10 });
    expect(skus.map(({ values }) => Object.values(values).join('/'))).toEqual([
      'bottle-green/small',
      'bottle-green/large',
      'amber/small',
      'amber/large',
    ]);
    expect(skus.map(({ price }) => price)).toEqual([5000, 6500, 5000, 6500]);
    expect(skus.map(({ originalPrice }) => originalPrice)).toEqual([6000, 7500, 6000, 7500]);
  });

  it('omits absent combinations and uses exact stock', () => {
    const plan = { price: 5000, stock: 10, stockOf: { 'amber/small': 0 }, absent: ['amber/large'] };
    const skus = skuMatrix([glaze, size], plan);
    expect(skus).toHaveLength(3);
    expect(skus[2]).toEqual({ values: { colour: 'amber', size: 'small' }, price: 5000, originalPrice: null, stock: 0 });
  });

  it('returns one SKU for a product without options', () => {
    expect(skuMatrix([], { price: 4900, stock: 7 })).toEqual([
      { values: {}, price: 4900, originalPrice: null, stock: 7 },
    ]);
  });

  it('throws an error for an unknown combination', () => {
    expect(() => skuMatrix([size], { price: 1, stock: 1, absent: ['medium'] })).toThrow(RangeError);
    expect(() => skuMatrix([size], { price: 1, stock: 1, stockOf: { medium: 0 } })).toThrow(RangeError);
    expect(() => skuMatrix([size], { price: 1, stock: 1, extra: { medium: 5 } })).toThrow(RangeError);
  });
});
