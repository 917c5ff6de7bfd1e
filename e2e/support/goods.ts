import { getProduct, listProducts, type Product, type Sku } from '@mallard/domain/contract';
import { connect } from './accounts.ts';
import type { Locale } from './words.ts';

/** A product that can be bought, with the SKU to choose. */
export interface Goods {
  product: Product;
  sku: Sku;
}

const MANY = 20;

/**
 * The best sold product whose options have to be chosen and of which there is plenty, in the words of a language.
 *
 * @param place which of them, from 0
 */
export async function findGoods(shopUrl: string, locale: Locale, place = 0): Promise<Goods> {
  const { call } = connect(shopUrl, undefined, locale);
  const { items } = await call(listProducts, { query: { sort: 'sales', inStock: true, pageSize: 40 } });
  const found: Goods[] = [];
  for (const { id } of items) {
    const product = await call(getProduct, { params: { id } });
    const sku = product.skus.toSorted((a, b) => b.stock - a.stock)[0];
    if (product.specifications.length > 0 && sku && Math.min(sku.stock, sku.limit) >= MANY)
      found.push({ product, sku });
    const goods = found[place];
    if (goods) return goods;
  }
  throw new Error(`The sample shop has only ${found.length} products with options and plenty in stock`);
}
