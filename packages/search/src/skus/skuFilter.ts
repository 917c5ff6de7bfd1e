/** Filters of a list of products that a SKU must match. A missing one has no effect. */
export interface SkuFilterQuery {
  /** `color:green,blue;size:320ml`: any value of a group, all groups. */
  attributes?: string | undefined;
  /** In minor units, inclusive. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** `true`: only SKUs that can be bought now; `false` has no effect. */
  inStock?: boolean | undefined;
  /** `color:black`: excluded values of the keyword. */
  excluded?: string | undefined;
}

/** The part of a SKU that a filter needs. */
export interface SkuFacts {
  values: Readonly<Record<string, string>>;
  /** In minor units. */
  price: number;
  stock: number;
}

/** The parts of a filter of SKUs; each is a condition. */
export interface SkuFilter {
  price: (sku: SkuFacts) => boolean;
  stock: (sku: SkuFacts) => boolean;
  /** By specification. */
  attributes: ReadonlyMap<string, (sku: SkuFacts) => boolean>;
  notExcluded: (sku: SkuFacts) => boolean;
}

/**
 * Parses the `attributes` of a query; lists of a repeated group are joined.
 *
 * @example parseAttributes('color:green,blue').get('color') // Set { 'green', 'blue' }
 */
export function parseAttributes(attributes: string | undefined): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const group of attributes?.split(';') ?? []) {
    const [specification = '', list = ''] = group.split(':');
    const values = groups.get(specification) ?? new Set();
    for (const value of list.split(',').filter(Boolean)) values.add(value);
    groups.set(specification, values);
  }
  return groups;
}

/** Returns whether a query has filters for SKUs. */
export function hasSkuFilter({ attributes, minPrice, maxPrice, inStock, excluded }: SkuFilterQuery): boolean {
  return [attributes, minPrice, maxPrice, excluded].some((part) => part !== undefined) || inStock === true;
}

/** Converts a query to conditions. */
export function readSkuFilter({ attributes, minPrice, maxPrice, inStock, excluded }: SkuFilterQuery): SkuFilter {
  const unwanted = [...parseAttributes(excluded)];
  return {
    price: ({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY),
    stock: ({ stock }) => !inStock || stock > 0,
    attributes: new Map(
      Array.from(parseAttributes(attributes), ([specification, requiredValues]) => [
        specification,
        ({ values }: SkuFacts) => requiredValues.has(values[specification] ?? ''),
      ]),
    ),
    notExcluded: ({ values }) =>
      unwanted.every(([specification, excludedValues]) => !excludedValues.has(values[specification] ?? '')),
  };
}

/**
 * Returns whether a single SKU matches all parts of a filter. A product is listed if one of its SKUs does: a green S
 * and a red L are not a green L.
 */
export function meetsSkuFilter(sku: SkuFacts, { price, stock, attributes, notExcluded }: SkuFilter): boolean {
  return [price, stock, notExcluded, ...attributes.values()].every((isMet) => isMet(sku));
}
