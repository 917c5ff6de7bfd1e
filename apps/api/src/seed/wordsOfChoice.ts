import type { CatalogueProduct } from '@mallard/catalogue';
import type { StoredAttribute } from '../db/schema/index.ts';

/** The values of a SKU in words, in the order of the product's specifications. */
export function wordsOfChoice(
  { specifications }: CatalogueProduct,
  chosen: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ slug, name, values }) => {
    const value = values.find((one) => one.slug === chosen[slug]);
    return value ? [{ name, value: value.name }] : [];
  });
}
