import type { Random } from './random.ts';

/** Returns one item at a time. */
export type Deck<Item> = () => Item;

/**
 * Creates a shuffled deck, which returns every item once before it repeats one.
 *
 * @throws {RangeError} when there are no items
 */
export function createDeck<Item>(random: Random, items: readonly Item[]): Deck<Item> {
  if (items.length === 0) throw new RangeError('A deck needs at least one item.');
  let remaining: Item[] = [];
  return function deal(): Item {
    if (remaining.length === 0) remaining = shuffled(random, items);
    const item = remaining.pop();
    return item === undefined ? deal() : item;
  };
}

/** Returns the items in random order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
