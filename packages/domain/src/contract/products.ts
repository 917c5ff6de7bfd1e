import * as v from 'valibot';
import { keywordRule } from '../validation/keyword.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { picture } from './media.ts';
import { paged, pagedFields, pageFields } from './paged.ts';
import { keywordSorts, productSorts } from './productSorts.ts';
import {
  amount,
  averageStars,
  count,
  id,
  idParams,
  instant,
  listOf,
  queryAmount,
  queryBoolean,
  text,
} from './scalars.ts';

/** The lists with their own pages: new arrivals, hot sale, limited-time deals. */
export const productCollections = ['new', 'hot', 'discount'] as const;
export type ProductCollection = (typeof productCollections)[number];

/** A temporary price: its end, and the share that is sold (0–100). */
const deal = v.object({
  endTime: instant,
  claimedPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** The SKU of a product that a filter or keyword names, for example by a color. */
const matchedSku = v.object({
  id,
  price: amount,
  originalPrice: v.nullable(amount),
  stock: count,
  image: v.nullable(picture),
});

/** The content of a product card. `price` is the lowest of its SKUs. */
export const productSummary = v.object({
  id,
  title: text(200, 1),
  subtitle: text(200),
  price: amount,
  /** Whether some SKU costs more than `price`, so that cards show "From ¥899". */
  hasPriceRange: v.optional(v.boolean()),
  originalPrice: v.nullable(amount),
  image: picture,
  sales: count,
  stock: count,
  rating: averageStars,
  reviewCount: count,
  tags: listOf(text(40), 20),
  isNew: v.boolean(),
  /** When the product was published, for sitemaps. */
  publishTime: v.optional(instant),
  deal: v.nullable(deal),
  categoryUuid: id,
  /** The SKU of a product without choices, so that a card can add it to the cart. */
  onlySkuUuid: v.nullable(id),
  /** Shown instead of the cover and the lowest price, and selected on the product page. Only in lists. */
  matchedSku: v.optional(matchedSku),
});
export type ProductSummary = v.InferOutput<typeof productSummary>;

const specificationValue = v.object({
  id: text(60, 1),
  name: text(60, 1),
  /** A color to show instead of a name, `#rrggbb`. */
  swatch: v.nullable(text(9)),
  image: v.nullable(picture),
});

/** A specification such as color or size, with its values. */
export const specification = v.object({
  id: text(60, 1),
  name: text(60, 1),
  values: listOf(specificationValue, 50),
});
export type Specification = v.InferOutput<typeof specification>;

/** A combination that can be bought. `values` maps each specification's id to the id of its value. */
export const sku = v.object({
  id,
  values: v.record(v.string(), v.string()),
  price: amount,
  originalPrice: v.nullable(amount),
  stock: count,
  /** Maximum units per order. */
  limit: count,
  image: v.nullable(picture),
});
export type Sku = v.InferOutput<typeof sku>;

const descriptionBlock = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: text(200) }),
  v.object({ kind: v.literal('paragraph'), text: text(2000) }),
  v.object({ kind: v.literal('image'), image: picture }),
]);

export const product = v.object({
  ...productSummary.entries,
  images: listOf(picture, 20),
  description: listOf(descriptionBlock, 60),
  parameters: listOf(v.object({ name: text(60), value: text(300) }), 60),
  /** Codes of services such as `freeShipping` and `sevenDayReturn`, for which the app has messages. */
  services: listOf(text(40), 20),
  specifications: listOf(specification, 6),
  skus: listOf(sku, 200),
  /** From the top category down to the product's own. */
  categories: listOf(v.object({ id, name: text(60) }), 3),
});
export type Product = v.InferOutput<typeof product>;

/** Filters of a list of products; the same in lists, search and facets. */
const filterFields = {
  categoryUuid: v.optional(id),
  collection: v.optional(v.picklist(productCollections, 'COLLECTION')),
  minPrice: v.optional(queryAmount),
  maxPrice: v.optional(queryAmount),
  inStock: v.optional(queryBoolean),
  onSale: v.optional(queryBoolean),
  /** `color:green,blue;size:320ml`: any value of a group, all groups. */
  attributes: v.optional(
    v.pipe(v.string(), v.maxLength(500, 'MAX_LENGTH'), v.regex(/^[\w-]+:[\w,-]+(;[\w-]+:[\w,-]+)*$/, 'ATTRIBUTES')),
  ),
};
const sortField = { sort: v.optional(v.picklist(productSorts, 'SORT'), 'comprehensive') };
const keyword = field(keywordRule);
/** `true`: typos in the keyword are not corrected. */
const exact = v.optional(queryBoolean);

export const listProducts = defineEndpoint({
  name: 'listProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products',
  summary: 'Products, filtered, sorted and paged.',
  access: 'public',
  query: v.object({ ...filterFields, ...sortField, ...pageFields }),
  data: paged(productSummary),
});

export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products/search',
  summary:
    'Products whose Chinese or English words contain the keyword, best match first unless it asks for another order.',
  access: 'public',
  query: v.object({ keyword, exact, ...filterFields, ...sortField, ...pageFields }),
  data: v.object({
    ...pagedFields(productSummary),
    /** Whether no product has this name, and the results only mention it. */
    isOnlyMentioned: v.optional(v.boolean(), false),
    /** The keyword that was searched for instead of a misspelled one. */
    correctedKeyword: v.optional(text(64)),
    /** Whether no product matches all words of the keyword, so that some results miss some. */
    isRelaxed: v.optional(v.boolean(), false),
    /** Words that results need not match; empty if any may be missing. */
    unmatchedWords: v.optional(listOf(text(64), 8), []),
    /** The price range in the keyword, by which the products are filtered, with the rest of the keyword. */
    keywordPrice: v.optional(v.object({ keyword: text(64), min: v.nullable(amount), max: v.nullable(amount) })),
    /** The keyword without its words for reduced prices, if the products are filtered by these. */
    keywordSale: v.optional(v.object({ keyword: text(64) })),
    /** The sort order in the keyword, which is applied, with the rest of the keyword. */
    keywordSort: v.optional(v.object({ keyword: text(64), sort: v.picklist(keywordSorts) })),
    /** The keyword without its words for free shipping, if it has any. */
    keywordShipping: v.optional(v.object({ keyword: text(64) })),
    /** The keyword without all these words, if it has any: the actual search text. */
    keywordRest: v.optional(text(64)),
  }),
});

export const suggestProducts = defineEndpoint({
  name: 'suggestProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products/suggest',
  summary: 'Suggestions for a partial search term: categories and products.',
  access: 'public',
  budget: 'quick',
  query: v.object({ keyword }),
  data: listOf(
    v.object({
      kind: v.picklist(['category', 'product']),
      id,
      text: text(200),
      /** Of a product: its cover, its price and its previous price. */
      image: v.optional(v.nullable(picture)),
      price: v.optional(amount),
      hasPriceRange: v.optional(v.boolean()),
      originalPrice: v.optional(v.nullable(amount)),
    }),
    12,
  ),
});

export const getFacets = defineEndpoint({
  name: 'getFacets',
  area: 'products',
  method: 'GET',
  path: '/api/products/facets',
  summary: 'Filters of a product list, with the number of matching products for each.',
  access: 'public',
  query: v.object({ keyword: v.optional(keyword), exact, ...filterFields }),
  data: v.object({
    price: v.nullable(v.object({ min: amount, max: amount })),
    inStock: count,
    onSale: count,
    attributes: listOf(
      v.object({
        id: text(60),
        name: text(60),
        values: listOf(v.object({ id: text(60), name: text(60), swatch: v.nullable(text(9)), count }), 200),
      }),
      20,
    ),
  }),
});
export type Facets = v.InferOutput<typeof getFacets.data>;

export const getProduct = defineEndpoint({
  name: 'getProduct',
  area: 'products',
  method: 'GET',
  path: '/api/product/:id',
  summary: 'One product with all details.',
  access: 'public',
  params: idParams,
  data: product,
});

export const listCategoryProducts = defineEndpoint({
  name: 'listCategoryProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products/category/:id',
  summary: 'Products of a category and its subcategories.',
  access: 'public',
  params: idParams,
  query: v.object({ ...sortField, ...pageFields }),
  data: paged(productSummary),
});
