/** Among so few documents every word is in many. */
const FEW = 10;
/** More than this share of them: half of a shop may come in green. */
const MOST = 0.8;

/**
 * Whether a word of texts stands in so many documents that it tells none of them apart, as the shop's own brand does.
 *
 * @param having how many documents have it
 * @param all how many documents there are
 */
export function isSpread(having: number, all: number): boolean {
  return having > Math.max(FEW, all * MOST);
}
