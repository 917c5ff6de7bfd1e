import type { Wish } from './parseKeyword.ts';

/**
 * Returns whether a keyword asks for a present. Then products that are sold out are listed last, however well they fit.
 *
 * @example asksForPresent(wishesOf('gift for mom')) // true
 */
export function asksForPresent(wishes: readonly Pick<Wish, 'isOccasion'>[]): boolean {
  return wishes.some(({ isOccasion }) => isOccasion);
}
