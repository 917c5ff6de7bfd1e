import type { Product } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import type { LineProduct } from '@mallard/offline/queue';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';

/** Returns the product data of a SKU for a cart line, from the products in the query cache. */
export function cachedProductOf(queryClient: QueryClient, skuUuid: string): LineProduct | undefined {
  const seen = queryClient.getQueriesData<Product>({ queryKey: endpointKey(getProduct) });
  for (const [, product] of seen) {
    const lineProduct = product && productIn(product, skuUuid);
    if (lineProduct) return lineProduct;
  }
  return undefined;
}

/** Returns the product data of a SKU for a cart line, or `undefined` if the product doesn't have this SKU. */
export function productIn(product: Product, skuUuid: string): LineProduct | undefined {
  const sku = product.skus.find(({ id }) => id === skuUuid);
  if (!sku) return undefined;
  const { price, originalPrice, stock, limit } = sku;
  return {
    productUuid: product.id,
    skuUuid,
    title: product.title,
    price,
    originalPrice,
    stock,
    limit,
    image: sku.image ?? product.image,
    categoryUuids: product.categories.map(({ id }) => id),
    attributes: product.specifications.flatMap(({ id, name, values }) => {
      const selectedValue = values.find((value) => value.id === sku.values[id]);
      return selectedValue ? [{ name, value: selectedValue.name }] : [];
    }),
  };
}
