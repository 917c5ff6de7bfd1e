import { type KeywordTerm, mayNameValue, type NamedValue, namedValues, type ValuesOfKeyword } from '@mallard/search';
import type { CatalogProduct } from '../shop/openCatalog.ts';

/** Returns the values of a product that a keyword contains. */
export function valuesOfKeyword(product: CatalogProduct, keywordTerms: readonly KeywordTerm[]): ValuesOfKeyword {
  return mayNameValue(keywordTerms) ? namedValues(keywordTerms, valuesOfProduct(product)) : new Map();
}

/** Returns whether a keyword names an essential value of any product, such as a color. */
export function namesValue(products: readonly CatalogProduct[], keywordTerms: readonly KeywordTerm[]): boolean {
  return products.some((product) =>
    [...valuesOfKeyword(product, keywordTerms).values()].some(({ isEssential }) => isEssential),
  );
}

/** Returns the values of a product that can be chosen. */
export function valuesOfProduct({ sample }: CatalogProduct): NamedValue[] {
  return sample.specifications.flatMap((group) =>
    group.values.map(({ slug, name, swatch }) => ({
      specification: group.slug,
      value: slug,
      swatch,
      names: Object.values(name),
    })),
  );
}
