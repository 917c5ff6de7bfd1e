import type { ProductSummary } from '../../contract/products.ts';
import { matchSku, mayNameValue, namedValues } from '../../search/matchSku.ts';
import type { Wish } from '../../search/parseKeyword.ts';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toPicture } from '../goods/present.ts';
import { stockOf } from '../goods/stock.ts';
import type { ShelfProduct } from '../shop/openShelf.ts';
import { parseAttributes } from './filterProducts.ts';

/** What may name the value of a SKU, such as a colour. */
export interface ValueRequest {
  attributes: string | undefined;
  wishes: readonly Wish[];
}

/** The SKU of a product that a filter or a keyword asks for, by the rules of the server. */
export function matchedSkuOf(
  { sample, skus }: ShelfProduct,
  { attributes, wishes }: ValueRequest,
  { state, locale }: OfflineCall,
): ProductSummary['matchedSku'] {
  const values = sample.specifications.flatMap((group) =>
    group.values.map(({ slug, name, swatch }) => ({
      ...{ specification: group.slug, value: slug, swatch },
      names: Object.values(name),
    })),
  );
  const named = mayNameValue(wishes) ? namedValues(wishes, values) : [];
  const wanted = new Map([...named, ...parseAttributes(attributes)]);
  const shelf = skus.map((sku) => ({ ...sku, stock: stockOf(state, sku) }));
  const sku = wanted.size === 0 ? undefined : matchSku(shelf, wanted);
  if (!sku) return undefined;
  const { id, price, originalPrice, stock, picture } = sku;
  return { id, price, originalPrice, stock, image: picture && toPicture(picture, locale) };
}
