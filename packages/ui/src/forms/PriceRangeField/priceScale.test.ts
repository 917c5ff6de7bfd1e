import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceScale } from './priceScale.ts';

const positionsOf = ({ minPosition, maxPosition }: ReturnType<typeof priceScale>) =>
  Array.from({ length: maxPosition - minPosition + 1 }, (_, index) => minPosition + index);

const range = fc.record({ min: fc.nat(5000), span: fc.integer({ min: 1, max: 2_000_000 }) });

it('starts and ends at the bounds, rises with every position, and converts each price back', () => {
  fc.assert(
    fc.property(range, ({ min, span }) => {
      const max = min + span;
      const scale = priceScale({ min, max });
      const prices = positionsOf(scale).map(scale.priceAt);
      expect([prices[0], prices.at(-1)]).toEqual([min, max]);
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
      expect(prices.map(scale.positionOf)).toEqual(positionsOf(scale));
    }),
  );
});

it('gives usual prices most of a wide range, in round steps', () => {
  const scale = priceScale({ min: 29, max: 128_800 });
  expect(scale.positionOf(1000)).toBeGreaterThan(scale.maxPosition * 0.4);
  const around = (price: number) => [-1, 1].map((step) => scale.priceAt(scale.positionOf(price) + step));
  expect(around(60)).toEqual([55, 65]);
  expect(around(120)).toEqual([110, 130]);
  expect(around(1000)).toEqual([950, 1100]);
  expect(around(30)).toEqual([29, 32]);
});

it('has a position for every price of a small range, and for a price that is not round', () => {
  const small = priceScale({ min: 39, max: 599 });
  expect([small.minPosition, small.maxPosition, small.priceAt(57)]).toEqual([39, 599, 57]);
  const wide = priceScale({ min: 29, max: 5000 }, [137, 4, 9999]);
  expect(wide.priceAt(wide.positionOf(137))).toBe(137);
  expect(wide.priceAt(wide.positionOf(137) + 1)).toBe(140);
});
