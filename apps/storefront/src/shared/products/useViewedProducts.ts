import type { Product, ProductSummary } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf } from '../../data/useEndpoint.ts';
import { useServices } from '../../services/services.ts';
import type { ViewedProduct, ViewedProducts } from '../../services/shop.ts';
import { useLocale } from '../../services/usePreferences.ts';

const DAY_MS = 86_400_000;
const NO_PRODUCTS: readonly ViewedProduct[] = [];

/** Adds a product to the recently viewed products. */
export function useRecordView(product: Product): void {
  const { viewedProducts } = useServices();
  const locale = useLocale();
  useEffect(() => {
    // Ignores a failure to load the code: the page works without the list.
    viewedProducts.open().then(
      (viewed) => viewed.add(product, locale),
      () => undefined,
    );
  }, [viewedProducts, product, locale]);
}

/** The products viewed on this device, with functions to change the list. It is empty until its code is loaded. */
export function useViewedProducts() {
  const { viewedProducts } = useServices();
  const products = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.read, () => NO_PRODUCTS);
  useEffect(() => {
    viewedProducts.open().then(
      (viewed) => viewed.refresh(),
      () => undefined,
    );
  }, [viewedProducts]);
  const change = (act: (viewed: ViewedProducts) => void) => void viewedProducts.open().then(act, () => undefined);
  return {
    products,
    remove: ({ id }: { id: string }) => change((viewed) => viewed.remove(id)),
    clear: () => change((viewed) => viewed.clear()),
  };
}

/**
 * Returns viewed products with current data. A product viewed in another language or over a day ago is fetched again, and
 * omitted if it no longer exists.
 */
export function useCurrentProducts(viewed: readonly ViewedProduct[]): { product: ProductSummary; viewedAt: number }[] {
  const { client, now } = useServices();
  const locale = useLocale();
  const isOutdated = (entry: ViewedProduct) => entry.locale !== locale || now() - entry.viewedAt > DAY_MS;
  const results = useQueries({
    queries: viewed.map((entry) => ({
      ...endpointQuery(client, locale, getProduct, { params: { id: entry.product.id } }),
      enabled: isOutdated(entry),
    })),
  });
  return viewed.flatMap(({ product, viewedAt }, index) => {
    const result = results[index];
    if (result?.isError && failureOf(result.error)?.error.kind === 'NotFound') return [];
    return { product: result?.data ?? product, viewedAt };
  });
}
