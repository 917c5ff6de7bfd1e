import type { ProductSummary } from '@mallard/domain/contract';
import type { PriceOrder, SkuFilterQuery, Wish } from '@mallard/search';
import { matchSku } from '@mallard/search';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toPicture } from '../goods/present.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { stockedSkus } from './filterProducts.ts';
import { valuesOfKeyword } from './valuesOfKeyword.ts';

/** What a list asks of the SKU that is shown of a product. */
export interface ShownSkuRequest {
  filter: SkuFilterQuery;
  /** What the keyword asks for; it may name a value such as a colour. */
  wishes: readonly Wish[];
  /** What the list is sorted by, where it is in price order. */
  priceOrder?: PriceOrder | undefined;
}

/** The SKU of a product that a filter or a keyword asks for, by the rules of the server. */
export function matchedSkuOf(
  product: ShelfProduct,
  { filter, wishes, priceOrder }: ShownSkuRequest,
  { state, locale }: OfflineCall,
): ProductSummary['matchedSku'] {
  const named = valuesOfKeyword(product, wishes);
  const sku = matchSku(stockedSkus(state, product), { filter, named, priceOrder });
  if (!sku) return undefined;
  const { id, price, originalPrice, stock, picture } = sku;
  return { id, price, originalPrice, stock, image: picture && toPicture(picture, locale) };
}
