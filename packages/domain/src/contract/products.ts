import * as v from 'valibot';
import { keywordRule } from '../validation/keyword.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { productSorts } from './limits.ts';
import { picture } from './media.ts';
import { paged, pagedFields, pageFields } from './paged.ts';
import {
  amount,
  averageStars,
  count,
  idParams,
  instant,
  listOf,
  queryAmount,
  queryBoolean,
  text,
  uuid,
} from './scalars.ts';

/** The lists with a page of their own: new arrivals, hot sale, limited-time deals. */
export const productCollections = ['new', 'hot', 'discount'] as const;
export type ProductCollection = (typeof productCollections)[number];

/** A price that ends: when, and how much of the lot is gone (0–100). */
const deal = v.object({
  endTime: instant,
  claimedPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** The SKU of a product that a filter or keyword asks for, where it names a value such as a colour. */
const matchedSku = v.object({
  id: uuid,
  price: amount,
  originalPrice: v.nullable(amount),
  stock: count,
  image: v.nullable(picture),
});

/** What a product card shows. `price` is the lowest of its SKUs. */
export const productSummary = v.object({
  id: uuid,
  title: text(200, 1),
  subtitle: text(200),
  price: amount,
  /** Whether some SKU costs more than `price`, so that cards say "From ¥899". */
  hasPriceRange: v.optional(v.boolean()),
  originalPrice: v.nullable(amount),
  image: picture,
  sales: count,
  stock: count,
  rating: averageStars,
  reviewCount: count,
  tags: listOf(text(40), 20),
  isNew: v.boolean(),
  /** When it came into the shop; sitemaps name it. */
  publishTime: v.optional(instant),
  deal: v.nullable(deal),
  categoryUuid: uuid,
  /** The one SKU of a product without choices, so that a card can put it into the cart. */
  onlySkuUuid: v.nullable(uuid),
  /** Shown in place of the cover and the lowest price, and selected on the product page. Only in lists. */
  matchedSku: v.optional(matchedSku),
});
export type ProductSummary = v.InferOutput<typeof productSummary>;

const specificationValue = v.object({
  id: text(60, 1),
  name: text(60, 1),
  /** A colour to show instead of words, `#rrggbb`. */
  swatch: v.nullable(text(9)),
  image: v.nullable(picture),
});

/** Something to choose, such as colour or size, with what can be chosen. */
export const specification = v.object({
  id: text(60, 1),
  name: text(60, 1),
  values: listOf(specificationValue, 50),
});
export type Specification = v.InferOutput<typeof specification>;

/** One buyable combination. `values` maps each specification's id to the id of the value chosen. */
export const sku = v.object({
  id: uuid,
  values: v.record(v.string(), v.string()),
  price: amount,
  originalPrice: v.nullable(amount),
  stock: count,
  /** Most pieces that one order may hold. */
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
  /** Codes of promises such as `freeShipping` and `sevenDayReturn`; the app has the words. */
  services: listOf(text(40), 20),
  specifications: listOf(specification, 6),
  skus: listOf(sku, 200),
  /** From the top category down to the product's own. */
  categories: listOf(v.object({ id: uuid, name: text(60) }), 3),
});
export type Product = v.InferOutput<typeof product>;

/** What narrows a list of products; the same in lists, search and facets. */
const filterFields = {
  categoryUuid: v.optional(uuid),
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
  summary: 'Products, narrowed, sorted and paged.',
  access: 'public',
  query: v.strictObject({ ...filterFields, ...sortField, ...pageFields }),
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
  query: v.strictObject({ keyword, exact, ...filterFields, ...sortField, ...pageFields }),
  data: v.object({
    ...pagedFields(productSummary),
    /** Whether nothing is called so, and what is found only speaks of it. */
    isOnlyMentioned: v.optional(v.boolean(), false),
    /** What was searched for in place of a misspelt keyword. */
    correctedKeyword: v.optional(text(64)),
    /** Whether no product has all words of the keyword, so that some of those found lack some. */
    isRelaxed: v.optional(v.boolean(), false),
    /** The words that no product found need have; empty where it may lack any. */
    unmatchedWords: v.optional(listOf(text(64), 8), []),
    /** The price that the keyword asks for and the products are narrowed to, with what is left of the keyword. */
    keywordPrice: v.optional(v.object({ keyword: text(64), min: v.nullable(amount), max: v.nullable(amount) })),
    /** What is left of the keyword without its words for reduced prices, where the products are narrowed to these. */
    keywordSale: v.optional(v.object({ keyword: text(64) })),
    /** The order that the keyword asks for, which the products are in, with what is left of the keyword. */
    keywordSort: v.optional(
      v.object({ keyword: text(64), sort: v.picklist(['sales', 'newest', 'priceAsc', 'priceDesc', 'rating']) }),
    ),
    /** What is left of the keyword without its words for free shipping, where it has some. */
    keywordShipping: v.optional(v.object({ keyword: text(64) })),
    /** What is left of the keyword without all these words, where it has some; the products are searched for by it. */
    keywordRest: v.optional(text(64)),
  }),
});

export const suggestProducts = defineEndpoint({
  name: 'suggestProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products/suggest',
  summary: 'What a shopper may mean while typing: categories and products.',
  access: 'public',
  budget: 'quick',
  query: v.strictObject({ keyword }),
  data: listOf(
    v.object({
      kind: v.picklist(['category', 'product']),
      id: uuid,
      text: text(200),
      /** Of a product: its cover, what it costs, and what it cost before. */
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
  summary: 'What a list can be narrowed by, with how many products each choice would leave.',
  access: 'public',
  query: v.strictObject({ keyword: v.optional(keyword), exact, ...filterFields }),
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
  summary: 'Everything about one product.',
  access: 'public',
  params: idParams,
  data: product,
});

export const listCategoryProducts = defineEndpoint({
  name: 'listCategoryProducts',
  area: 'products',
  method: 'GET',
  path: '/api/products/category/:id',
  summary: 'Products of a category and of all below it.',
  access: 'public',
  params: idParams,
  query: v.strictObject({ ...sortField, ...pageFields }),
  data: paged(productSummary),
});
