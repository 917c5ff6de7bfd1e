/**
 * Creates pseudorandom numbers from 0 to less than 1 that depend only on seed and index. Not for secrets.
 *
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32, public domain)
 */
export function createRandom(seed: number, index: number): () => number {
  let state = (seed ^ Math.imul(index + 1, 0x9e3779b9)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
