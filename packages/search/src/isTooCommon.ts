/** With so few documents every word is in many. */
const FEW = 10;
/** Maximum share of documents: half of a shop may come in green. */
const MOST = 0.8;

/**
 * Returns whether a word is in too many documents to distinguish them, such as the shop's own brand.
 *
 * @param having number of documents with the word
 * @param all number of all documents
 */
export function isTooCommon(having: number, all: number): boolean {
  return having > Math.max(FEW, all * MOST);
}
