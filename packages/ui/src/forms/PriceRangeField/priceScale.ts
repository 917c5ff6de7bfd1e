/** Converts between the positions of a slider and prices, both in whole numbers. */
export interface PriceScale {
  minPosition: number;
  maxPosition: number;
  priceAt: (position: number) => number;
  /** Accepts prices within the bounds. */
  positionOf: (price: number) => number;
}

/** Ranges up to this size have a position for every price. */
const MAX_LINEAR_SPAN = 1000;

/** Round prices from 10 to 100: larger steps for larger prices, each between 4 % and 10 % of the price. */
const ROUND_PRICES = [...steps(10, 20, 1), ...steps(20, 50, 2), ...steps(50, 100, 5)];

/**
 * Returns the scale of a price slider. A wide range, such as ¥29 to ¥128,800, has positions for
 * round prices only, in steps that grow with the price. So usual prices take up most of the slider.
 *
 * @param prices further prices that get a position, such as typed ones
 */
export function priceScale(
  { min, max }: { readonly min: number; readonly max: number },
  prices: readonly number[] = [],
): PriceScale {
  if (max - min <= MAX_LINEAR_SPAN)
    return { minPosition: min, maxPosition: max, priceAt: (position) => position, positionOf: (price) => price };
  const inner = [...roundPricesTo(max), ...prices].filter((price) => price > min && price < max);
  const stops = [...new Set([min, ...inner, max])].sort((a, b) => a - b);
  const maxPosition = stops.length - 1;
  return {
    minPosition: 0,
    maxPosition,
    priceAt: (position) => stops[position] ?? max,
    positionOf: (price) => stops.findIndex((stop) => stop >= price),
  };
}

function roundPricesTo(max: number): number[] {
  const prices: number[] = [];
  for (let factor = 1; factor <= max; factor *= 10)
    prices.push(...ROUND_PRICES.map((price) => (price * factor) / 10).filter(Number.isInteger));
  return prices;
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
}
