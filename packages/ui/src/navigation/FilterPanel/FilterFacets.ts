import type { Minor } from '@mallard/domain/money';

/** A value of an attribute, with how many products choosing it would leave. */
export interface FilterValue {
  id: string;
  name: string;
  /** Its colour, such as `#0e5546`, where it is one. */
  swatch: string | null;
  /** At zero it cannot be chosen, only taken back. */
  count: number;
}

/** Something that products differ in: material, glaze, brand. */
export interface FilterAttribute {
  id: string;
  name: string;
  values: readonly FilterValue[];
}

/** What a list can be narrowed by. */
export interface FilterFacets {
  /** Least and greatest price of the list, in minor units; `null` draws no range. */
  price: { readonly min: Minor; readonly max: Minor } | null;
  /** How many products are in stock. */
  inStock: number;
  /** How many products are on sale. */
  onSale: number;
  /** Least ratings to choose from, highest first, each with how many products have it; left out, there is no such group. */
  ratings?: readonly { readonly least: number; readonly count: number }[] | undefined;
  attributes: readonly FilterAttribute[];
}

/** What narrows a list. */
export interface FilterSelection {
  /** Lowest and highest price, in minor units; an absent end is open. */
  price: { readonly min?: Minor | undefined; readonly max?: Minor | undefined };
  inStock: boolean;
  onSale: boolean;
  /** Least rating. */
  rating?: number | undefined;
  /** Ids of the values chosen, by the id of their attribute. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** Nothing chosen at all. */
export const noFilters: FilterSelection = { price: {}, inStock: false, onSale: false, attributes: {} };

/** How many choices narrow the list; a price range is one. */
export function countFilters({ price, inStock, onSale, rating, attributes }: FilterSelection): number {
  const values = Object.values(attributes).reduce((sum, chosen) => sum + chosen.length, 0);
  const hasPrice = price.min !== undefined || price.max !== undefined;
  return values + Number(inStock) + Number(onSale) + Number(hasPrice) + Number(rating !== undefined);
}
