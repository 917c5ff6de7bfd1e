/** Pseudo-random generator with the same results for a seed on every machine. */
export interface RandomSource {
  /** Returns a number 0 ≤ x < 1. */
  number(): number;
  /** Returns an integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  /** Returns `true` with the given probability, from 0 to 1. */
  chance(share: number): boolean;
  /**
   * Picks one of the items.
   *
   * @param skew 1 for equal probability; greater values prefer the first items
   * @throws {RangeError} when `items` is empty
   */
  pick<Item>(items: readonly Item[], skew?: number): Item;
}

/**
 * Creates a separate generator for each generated item, so that items don't depend on the number of previous items.
 *
 * @param seed  seed of the shop
 * @param index index of the item
 * @see splitmix32, after Guy Steele and others, https://dl.acm.org/doi/10.1145/2714064.2660195
 */
export function createRandomSource(seed: number, index: number): RandomSource {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77);
  const number = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
  return {
    number,
    whole: (from, to) => from + Math.floor(number() * (to - from + 1)),
    chance: (share) => number() < share,
    pick: (items, skew = 1) => {
      const item = items[Math.floor(number() ** skew * items.length)];
      if (item === undefined) throw new RangeError('pick needs at least one item');
      return item;
    },
  };
}
