import { mayNameValue, type NamedValue, namedValues, type ValuesOfKeyword, type Wish } from '@mallard/search';
import type { ShelfProduct } from '../shop/openShelf.ts';

/** Returns the values of a product that a keyword names. */
export function valuesOfKeyword(product: ShelfProduct, wishes: readonly Wish[]): ValuesOfKeyword {
  return mayNameValue(wishes) ? namedValues(wishes, valuesOfProduct(product)) : new Map();
}

/** Returns whether a keyword names an essential value of any product, such as a color. */
export function namesValue(products: readonly ShelfProduct[], wishes: readonly Wish[]): boolean {
  return products.some((product) =>
    [...valuesOfKeyword(product, wishes).values()].some(({ isEssential }) => isEssential),
  );
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
