import { mayNameValue, type NamedValue, namedValues, type ValuesOfKeyword, type Wish } from '@mallard/search';
import type { ShelfProduct } from '../shop/openShelf.ts';

/** Returns the values of a product that a keyword names. */
export function valuesOfKeyword(product: ShelfProduct, wishes: readonly Wish[]): ValuesOfKeyword {
  return mayNameValue(wishes) ? namedValues(wishes, valuesOfProduct(product)) : new Map();
}

/** Returns the values of a product that can be chosen. */
export function valuesOfProduct({ sample }: ShelfProduct): NamedValue[] {
  return sample.specifications.flatMap((group) =>
    group.values.map(({ slug, name, swatch }) => ({
      specification: group.slug,
      value: slug,
      swatch,
      names: Object.values(name),
    })),
  );
}
