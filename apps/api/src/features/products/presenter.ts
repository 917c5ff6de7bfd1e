import type { Product, Sku, Specification } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { toAttributes, toBlock, toPicture } from '@mallard/domain/serving';
import type { StoredSpecification, skus } from '../../db/schema/index.ts';
import type { ProductDetail } from './readProductDetail.ts';
import { toProductSummary } from './toProductSummary.ts';

/** Converts a product with its details to the contract's shape, in one locale. */
export function toProduct(
  { product, skus: productSkus, path }: ProductDetail,
  locale: ContentLocale,
  now: Date,
): Product {
  const stock = productSkus.reduce((sum, { stock: units }) => sum + units, 0);
  const onlySkuId = productSkus.length === 1 ? (productSkus[0]?.id ?? null) : null;
  const hasPriceRange = productSkus.some(({ price }) => price !== product.price);
  return {
    ...toProductSummary({ ...product, stock, onlySkuId, hasPriceRange }, locale, now),
    images: product.pictures.map((picture) => toPicture(picture, locale)),
    description: product.description.map((block) => toBlock(block, locale)),
    parameters: toAttributes(product.parameters, locale),
    services: product.services,
    specifications: product.specifications.map((group) => toSpecification(group, locale)),
    skus: productSkus.map((sku) => toSku(sku, product.isOnSale, locale)),
    categories: path.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

function toSpecification({ id, name, values }: StoredSpecification, locale: ContentLocale): Specification {
  return {
    id,
    name: name[locale],
    values: values.map((value) => ({
      id: value.id,
      name: value.name[locale],
      swatch: value.swatch,
      image: value.picture && toPicture(value.picture, locale),
    })),
  };
}

function toSku(sku: typeof skus.$inferSelect, isOnSale: boolean, locale: ContentLocale): Sku {
  return {
    id: sku.id,
    values: sku.values,
    price: sku.price,
    originalPrice: sku.originalPrice,
    stock: isOnSale ? sku.stock : 0,
    limit: Math.min(sku.purchaseLimit, PURCHASE_LIMIT),
    image: sku.picture && toPicture(sku.picture, locale),
  };
}
