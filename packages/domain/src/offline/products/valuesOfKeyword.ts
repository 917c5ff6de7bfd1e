import { mayNameValue, namedValues, type ValuesOfKeyword } from '../../search/matchSku.ts';
import type { Wish } from '../../search/parseKeyword.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';

/** Returns the values of a product that a keyword names. */
export function valuesOfKeyword({ sample }: ShelfProduct, wishes: readonly Wish[]): ValuesOfKeyword {
  if (!mayNameValue(wishes)) return new Map();
  const values = sample.specifications.flatMap((group) =>
    group.values.map(({ slug, name, swatch }) => ({
      specification: group.slug,
      value: slug,
      swatch,
      names: Object.values(name),
    })),
  );
  return namedValues(wishes, values);
}
