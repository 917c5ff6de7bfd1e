import {
  type EndpointRequest,
  getFacets,
  getProduct,
  listCategoryProducts,
  listProducts,
  type Paged,
  type ProductSummary,
  searchProducts,
  suggestProducts,
  toPaged,
} from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { refuse, toCover, toPicture } from '@mallard/domain/serving';
import {
  describeReading,
  EMPTY_READING,
  excludeUnwanted,
  type PricedQuery,
  type PricedReading,
  parseAttributes,
  readNegation,
  withoutPriceWords,
  withPriceWords,
} from '@mallard/search';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/index.ts';
import { type Call, handle, type RateLimit, type Route } from '../../http/handle.ts';
import { toProduct } from './presenter.ts';
import type { ProductFilter } from './productFilter.ts';
import type { ListRequest } from './productOrder.ts';
import { readFacets } from './readFacets.ts';
import { readProductDetail } from './readProductDetail.ts';
import { type ProductsPage, readProducts, searchProducts as searchPage } from './readProducts.ts';
import { readSuggestions, type SuggestedProduct } from './readSuggestions.ts';
import { shopLexicon } from './search/shopLexicon.ts';
import { readShopValues } from './sets/keywordPart.ts';
import { toFacets } from './toFacets.ts';
import { toProductSummary } from './toProductSummary.ts';

export const productsRoutes: Route[] = [
  handle(listProducts, ({ query }, call) => answerList(query, query, call)),
  handle(
    searchProducts,
    async ({ query: originalQuery }, call) => {
      const priced = await readQuery(originalQuery, call.db);
      const anyPrice = withoutPriceWords(priced);
      const answer = await answerSearch(priced, call);
      if (answer.total > 0 || !anyPrice) return answer;
      const resultsOfAnyPrice = await answerSearch(anyPrice, call);
      return resultsOfAnyPrice.total > 0 ? resultsOfAnyPrice : answer;
    },
    perMinute(60),
  ),
  handle(
    suggestProducts,
    async ({ query: { keyword } }, { db, locale, now }) => {
      const { query } = await readQuery({ keyword, sort: 'comprehensive' as const }, db);
      const suggestions = await readSuggestions(db, query, now);
      return suggestions.map(({ kind, id, name, product }) => ({
        kind,
        id,
        text: name[locale],
        ...(product && toSuggestedProduct(product, name[locale], locale)),
      }));
    },
    perMinute(240), // requested while the user types
  ),
  handle(getFacets, async ({ query: originalQuery }, { db, locale, now }) => {
    const priced = await readQuery(originalQuery, db);
    const anyPrice = withoutPriceWords(priced);
    const { query } = anyPrice && !(await hasProducts(priced.query, db, now)) ? anyPrice : priced;
    const selectedGroups = new Set(parseAttributes(query.attributes).keys());
    return toFacets(await readFacets(db, query, now), selectedGroups, locale);
  }),
  handle(getProduct, async ({ params }, { db, locale, now }) =>
    toProduct(await readProductDetail(db, params.id), locale, now),
  ),
  handle(listCategoryProducts, async ({ params, query }, call) => {
    await assertCategory(call.db, params.id);
    return answerList({ categoryUuid: params.id }, query, call);
  }),
];

/** Moves prices and exclusions from the keyword to the filter. */
async function readQuery<Query extends PricedQuery>(originalQuery: Query, db: Database): Promise<PricedReading<Query>> {
  const priced = withPriceWords(originalQuery);
  if (!readNegation(priced.query.keyword ?? '')) return priced;
  return excludeUnwanted(priced, shopLexicon, await readShopValues(db));
}

type SearchReading = ReturnType<typeof withPriceWords<EndpointRequest<typeof searchProducts>['query']>>;

async function answerSearch({ query, ...priced }: SearchReading, call: Call) {
  const { keyword } = query;
  if (keyword === undefined)
    return { ...(await answerList(query, query, call)), ...describeReading(EMPTY_READING, priced) };
  const page = await searchPage(call.db, { ...query, keyword }, query, call.now);
  return { ...toSummaries(page, query, call), ...describeReading(page.reading, priced) };
}

async function hasProducts(filter: ProductFilter, db: Database, now: Date): Promise<boolean> {
  const { keyword = '' } = filter;
  const request = { sort: 'comprehensive', pageNumber: 1, pageSize: 1 } as const;
  return (await searchPage(db, { ...filter, keyword }, request, now)).total > 0;
}

function toSuggestedProduct({ pictures, picture, ...prices }: SuggestedProduct, title: string, locale: ContentLocale) {
  return { ...prices, image: picture ? toPicture(picture, locale) : toCover(pictures, title, locale) };
}

function perMinute(max: number): { limits: RateLimit[] } {
  return { limits: [{ by: 'address', max, seconds: 60 }] };
}

async function answerList(filter: ProductFilter, request: ListRequest, call: Call): Promise<Paged<ProductSummary>> {
  return toSummaries(await readProducts(call.db, filter, request, call.now), request, call);
}

function toSummaries(
  { rows, total }: ProductsPage,
  { pageNumber, pageSize }: ListRequest,
  { locale, now }: Call,
): Paged<ProductSummary> {
  return toPaged(
    rows.map((row) => toProductSummary(row, locale, now)),
    total,
    { pageNumber, pageSize },
  );
}

/**
 * Checks that a category exists.
 *
 * @throws {Refusal} NOT_FOUND
 */
async function assertCategory(db: Database, id: string): Promise<void> {
  const matchingCategories = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (matchingCategories.length === 0) throw refuse.notFound();
}
