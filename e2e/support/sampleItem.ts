import { getProduct, listProducts, type Product, type Sku } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { connect } from './accounts.ts';

/** A product that can be bought, with the SKU to select. */
export interface SampleItem {
  product: Product;
  sku: Sku;
}

const MIN_STOCK = 20;

/**
 * Finds a best seller with options and enough stock, with its text in a language.
 *
 * @param index position among these products, from 0
 */
export async function findSampleItem(shopUrl: string, locale: ContentLocale, index = 0): Promise<SampleItem> {
  const { call } = connect(shopUrl, undefined, locale);
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 40 } });
  const found: SampleItem[] = [];
  for (const { id } of items) {
    const product = await call(getProduct, { params: { id } });
    const sku = product.skus.toSorted((a, b) => b.stock - a.stock)[0];
    if (product.specifications.length > 0 && sku && Math.min(sku.stock, sku.limit) >= MIN_STOCK)
      found.push({ product, sku });
    const item = found[index];
    if (item) return item;
  }
  throw new Error(`The sample shop has only ${found.length} products with options and plenty in stock`);
}
