import type { ProductSummary } from '@mallard/domain/contract';
import { toPicture } from '@mallard/domain/serving';
import type { KeywordTerm, PriceOrder, SkuFilterQuery } from '@mallard/search';
import { matchSku } from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import type { CatalogProduct } from '../shop/openCatalog.ts';
import { stockedSkus } from './filterProducts.ts';
import { valuesOfKeyword } from './valuesOfKeyword.ts';

/** Criteria for the SKU that a list shows of a product. */
export interface ShownSkuRequest {
  filter: SkuFilterQuery;
  /** Parsed terms of the keyword; may contain a value such as a color. */
  keywordTerms: readonly KeywordTerm[];
  /** The price that sorts the list; `undefined` if it isn't sorted by price. */
  priceOrder?: PriceOrder | undefined;
}

/** Returns the SKU of a product that matches a filter or a keyword, by the rules of the server. */
export function matchedSkuOf(
  product: CatalogProduct,
  { filter, keywordTerms, priceOrder }: ShownSkuRequest,
  { state, locale }: OfflineCall,
): ProductSummary['matchedSku'] {
  const named = valuesOfKeyword(product, keywordTerms);
  const sku = matchSku(stockedSkus(state, product), { filter, named, priceOrder });
  if (!sku) return undefined;
  const { id, price, originalPrice, stock, picture } = sku;
  return { id, price, originalPrice, stock, image: picture && toPicture(picture, locale) };
}
