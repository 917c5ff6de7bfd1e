import type { Random } from './random.ts';

/** Deals items one at a time. */
export type Deck<Item> = () => Item;

/**
 * A shuffled deck: every item is dealt once before any is dealt again, so that few are seen twice.
 *
 * @throws {RangeError} when there are no items
 */
export function createDeck<Item>(random: Random, items: readonly Item[]): Deck<Item> {
  if (items.length === 0) throw new RangeError('There is nothing to deal.');
  let left: Item[] = [];
  return function deal(): Item {
    if (left.length === 0) left = shuffled(random, items);
    const item = left.pop();
    return item === undefined ? deal() : item;
  };
}

/** The same items in another order, by a random key each. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
