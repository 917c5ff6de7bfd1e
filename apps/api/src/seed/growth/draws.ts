/** Numbers that look random and are the same for the same seed on every machine. */
export interface Draws {
  /** From 0 up to, but not including, 1. */
  number(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** Whether something happens that happens so often, from 0 (never) to 1 (always). */
  chance(share: number): boolean;
  /**
   * One of the items.
   *
   * @param skew 1: all alike; the greater, the more often the first ones
   * @throws {RangeError} when there are none
   */
  pick<Item>(items: readonly Item[], skew?: number): Item;
}

/**
 * A source of numbers of its own for each thing that is made, so that one thing does not depend on how many were made
 * before it.
 *
 * @param seed  names the whole shop
 * @param index which thing
 * @see splitmix32, after Guy Steele and others, https://dl.acm.org/doi/10.1145/2714064.2660195
 */
export function drawsOf(seed: number, index: number): Draws {
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
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}
