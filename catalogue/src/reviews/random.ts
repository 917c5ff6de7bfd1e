/** Source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * Numbers that look random and are the same for the same seed, everywhere.
 *
 * @see mulberry32 by Tommy Ettinger; the seed is hashed with 32-bit FNV-1a
 */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `from` to `to`, both included. */
export function wholeNumber(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/**
 * One of the items.
 *
 * @throws {RangeError} when there are none
 */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
