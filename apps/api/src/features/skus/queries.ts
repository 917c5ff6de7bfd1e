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
import { chosenAttributes } from './chosenAttributes.ts';

/** A SKU with what carts, orders and coupons need to know of it, as it is now. */
export interface Good {
  skuUuid: string;
  productUuid: string;
  title: StoredText;
  attributes: StoredAttribute[];
  picture: StoredPicture;
  price: Minor;
  originalPrice: Minor | null;
  /** Pieces in stock; 0 when it is off sale, for then none can be bought. */
  stock: number;
  /** Most pieces in one cart or order, whatever the stock. */
  limit: number;
  isOnSale: boolean;
  /** The product's category and all above it. */
  categoryUuids: string[];
}

// A product must not lack a picture; one that does must not keep its buyer from the cart.
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

/** Reads SKUs by id; ids that do not exist are missing from the result. */
export async function readGoods(db: Database, skuIds: readonly string[]): Promise<Map<string, Good>> {
  if (skuIds.length === 0) return new Map();
  const parent = alias(categories, 'parent');
  const rows = await db
    .select({ sku: skus, product: productColumns, parentId: categories.parentId, grandparentId: parent.parentId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map((row) => [row.sku.id, toGood(row)]));
}

/** Most pieces of it that can be bought now. */
export function mostOf({ stock, limit }: Pick<Good, 'stock' | 'limit'>): number {
  return quantityLimit(stock, limit);
}

interface GoodRow {
  sku: typeof skus.$inferSelect;
  product: Pick<typeof products.$inferSelect, keyof typeof productColumns>;
  parentId: string | null;
  grandparentId: string | null;
}

function toGood({ sku, product, parentId, grandparentId }: GoodRow): Good {
  return {
    skuUuid: sku.id,
    productUuid: product.id,
    title: product.title,
    attributes: chosenAttributes(product.specifications, sku.values),
    picture: sku.picture ?? product.pictures[0] ?? NO_PICTURE,
    price: sku.price,
    originalPrice: sku.originalPrice,
    stock: product.isOnSale ? sku.stock : 0,
    limit: Math.min(sku.purchaseLimit, PURCHASE_LIMIT),
    isOnSale: product.isOnSale,
    categoryUuids: [product.categoryId, parentId, grandparentId].filter((id) => id !== null),
  };
}
