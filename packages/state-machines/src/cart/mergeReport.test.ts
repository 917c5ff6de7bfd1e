import { minor } from '@mallard/domain/money';
import { describe, expect, it } from 'vitest';
import { cartWith, itemOf, kettle, mug } from './cartSamples.ts';
import { mergeReport } from './mergeReport.ts';

const product = { productUuid: kettle, title: 'Kettle', price: minor(8_900) };

describe('mergeReport', () => {
  it('counts every unit that was sent when all of them fit', () => {
    const lines = [
      { skuUuid: mug, quantity: 2 },
      { skuUuid: kettle, quantity: 1 },
    ];
    const cart = cartWith(1, itemOf(mug, { quantity: 4 }), itemOf(kettle));
    expect(mergeReport({ cart, clamped: [], lines })).toEqual({ unitCount: 3, clamped: [] });
  });

  it('counts both carts together for a line that was lowered', () => {
    const report = mergeReport({
      cart: cartWith(1, itemOf(mug, { quantity: 3 })),
      clamped: [{ skuUuid: mug, asked: 5, kept: 1 }],
      lines: [{ skuUuid: mug, quantity: 5 }],
    });
    expect(report).toEqual({ unitCount: 1, clamped: [{ skuUuid: mug, title: 'Mug', asked: 7, kept: 3 }] });
  });

  it('names a line that was left out by the product that the guest cart stored', () => {
    const clamped = [
      { skuUuid: kettle, asked: 1, kept: 0 },
      { skuUuid: mug, asked: 2, kept: 0 },
    ];
    const lines = [
      { skuUuid: kettle, quantity: 1, product },
      { skuUuid: mug, quantity: 2 },
    ];
    expect(mergeReport({ cart: cartWith(1), clamped, lines })).toEqual({
      unitCount: 0,
      clamped: [
        { skuUuid: kettle, title: 'Kettle', asked: 1, kept: 0 },
        { skuUuid: mug, title: null, asked: 2, kept: 0 },
      ],
    });
  });
});
