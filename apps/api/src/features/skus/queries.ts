import type { Minor } from '@mallard/domain/money';
import { PURCHASE_LIMIT, quantityLimit } from '@mallard/domain/rules';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  categories,
  products,
  type StoredAttribute,
  type StoredPicture,
  type StoredText,
  skus,
} from '../../db/schema/index.ts';
import { selectedAttributes } from './selectedAttributes.ts';

/** Current data of a SKU for carts, orders and coupons. */
export interface SkuDetails {
  skuUuid: string;
  productUuid: string;
  title: StoredText;
  attributes: StoredAttribute[];
  picture: StoredPicture;
  price: Minor;
  originalPrice: Minor | null;
  /** Available units; 0 when the SKU is off sale. */
  stock: number;
  /** Purchase limit per cart or order, regardless of stock. */
  limit: number;
  isOnSale: boolean;
  /** Category of the product with its parent categories. */
  categoryUuids: string[];
}

// Products should have a picture, but a missing one must not break the cart.
const NO_PICTURE: StoredPicture = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  alt: { 'zh-CN': '', 'en-US': '' },
  width: 1,
  height: 1,
  sources: [],
  color: null,
};

const productColumns = {
  id: products.id,
  title: products.title,
  pictures: products.pictures,
  specifications: products.specifications,
  isOnSale: products.isOnSale,
  categoryId: products.categoryId,
};

/** Reads SKUs by id. The result omits unknown ids. */
export async function readSkus(db: Database, skuIds: readonly string[]): Promise<Map<string, SkuDetails>> {
  if (skuIds.length === 0) return new Map();
  const parent = alias(categories, 'parent');
  const rows = await db
    .select({ sku: skus, product: productColumns, parentId: categories.parentId, grandparentId: parent.parentId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map((row) => [row.sku.id, toSkuDetails(row)]));
}

/** Returns the maximum quantity that can be bought now. */
export function maxQuantityOf({ stock, limit }: Pick<SkuDetails, 'stock' | 'limit'>): number {
  return quantityLimit(stock, limit);
}

interface SkuRow {
  sku: typeof skus.$inferSelect;
  product: Pick<typeof products.$inferSelect, keyof typeof productColumns>;
  parentId: string | null;
  grandparentId: string | null;
}

function toSkuDetails({ sku, product, parentId, grandparentId }: SkuRow): SkuDetails {
  return {
    skuUuid: sku.id,
    productUuid: product.id,
    title: product.title,
    attributes: selectedAttributes(product.specifications, sku.values),
    picture: sku.picture ?? product.pictures[0] ?? NO_PICTURE,
    price: sku.price,
    originalPrice: sku.originalPrice,
    stock: product.isOnSale ? sku.stock : 0,
    limit: Math.min(sku.purchaseLimit, PURCHASE_LIMIT),
    isOnSale: product.isOnSale,
    categoryUuids: [product.categoryId, parentId, grandparentId].filter((id) => id !== null),
  };
}
