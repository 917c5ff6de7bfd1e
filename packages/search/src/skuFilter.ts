/** What a list of products is narrowed by that a SKU must fulfil. What is absent narrows nothing. */
export interface SkuFilterQuery {
  /** `color:green,blue;size:320ml`: any value of a group, all groups. */
  attributes?: string | undefined;
  /** In minor units; both bounds are included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** `true`: only what can be bought now; `false` narrows nothing. */
  inStock?: boolean | undefined;
  /** `color:black`: values that it must not have, because the keyword does not want them. */
  excluded?: string | undefined;
}

/** What decides whether a SKU meets a filter. */
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
  wanted: (sku: SkuFacts) => boolean;
}

/**
 * Reads the `attributes` of a query; a group that is named twice has both its lists.
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

/** Returns whether a query narrows a list by what a SKU must fulfil. */
export function hasSkuFilter({ attributes, minPrice, maxPrice, inStock, excluded }: SkuFilterQuery): boolean {
  return [attributes, minPrice, maxPrice, excluded].some((part) => part !== undefined) || inStock === true;
}

/** Translates a query into conditions. */
export function readSkuFilter({ attributes, minPrice, maxPrice, inStock, excluded }: SkuFilterQuery): SkuFilter {
  const unwanted = [...parseAttributes(excluded)];
  return {
    price: ({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY),
    stock: ({ stock }) => !inStock || stock > 0,
    attributes: new Map(
      Array.from(parseAttributes(attributes), ([specification, wanted]) => [
        specification,
        ({ values }: SkuFacts) => wanted.has(values[specification] ?? ''),
      ]),
    ),
    wanted: ({ values }) => unwanted.every(([specification, some]) => !some.has(values[specification] ?? '')),
  };
}

/**
 * Returns whether a single SKU fulfils all parts of a filter. A product is listed if one of its SKUs does: a green S and a red L are no
 * green L.
 */
export function meetsSkuFilter(sku: SkuFacts, { price, stock, attributes, wanted }: SkuFilter): boolean {
  return [price, stock, wanted, ...attributes.values()].every((isMet) => isMet(sku));
}
