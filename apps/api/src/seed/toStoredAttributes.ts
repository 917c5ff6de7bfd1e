import type { CatalogueProduct } from '@mallard/catalogue';
import type { StoredAttribute } from '../db/schema/index.ts';

/** Returns the selected options of a SKU with their display texts, in the product's order. */
export function toStoredAttributes(
  { specifications }: CatalogueProduct,
  selectedValues: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ slug, name, values }) => {
    const value = values.find((value) => value.slug === selectedValues[slug]);
    return value ? [{ name, value: value.name }] : [];
  });
}
