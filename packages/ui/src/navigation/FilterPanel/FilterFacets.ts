import type { Minor } from '@mallard/domain/money';

/** A value of an attribute, with the number of products that it would leave. */
export interface FilterValue {
  id: string;
  name: string;
  /** The color that the value represents, such as `#0e5546`; otherwise `null`. */
  swatch: string | null;
  /** At zero the value can only be deselected. */
  count: number;
}

/** An attribute by which products differ: material, glaze, brand. */
export interface FilterAttribute {
  id: string;
  name: string;
  values: readonly FilterValue[];
}

/** Available filters of a list. */
export interface FilterFacets {
  /** Lowest and highest price of the list, in minor units; `null` hides the price range. */
  price: { readonly min: Minor; readonly max: Minor } | null;
  /** Number of products in stock. */
  inStock: number;
  /** Number of products on sale. */
  onSale: number;
  /**
   * Minimum ratings to select from, highest first, each with its number of products; leave it out
   * to hide the group.
   */
  ratings?: readonly { readonly least: number; readonly count: number }[] | undefined;
  attributes: readonly FilterAttribute[];
}

/** Selected filters of a list. */
export interface FilterSelection {
  /** Lowest and highest price, in minor units; a missing end is open. */
  price: { readonly min?: Minor | undefined; readonly max?: Minor | undefined };
  inStock: boolean;
  onSale: boolean;
  /** Minimum rating. */
  rating?: number | undefined;
  /** Ids of the selected values, by the id of their attribute. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** A selection without filters. */
export const noFilters: FilterSelection = { price: {}, inStock: false, onSale: false, attributes: {} };

/** Returns the number of active filters; a price range counts as one. */
export function countFilters({ price, inStock, onSale, rating, attributes }: FilterSelection): number {
  const values = Object.values(attributes).reduce((sum, selected) => sum + selected.length, 0);
  const hasPrice = price.min !== undefined || price.max !== undefined;
  return values + Number(inStock) + Number(onSale) + Number(hasPrice) + Number(rating !== undefined);
}
