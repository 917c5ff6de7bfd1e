import type { Product, ProductSummary } from '@mallard/domain/contract';
import { getProduct } from '@mallard/domain/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../../app/preferences.ts';
import { useServices } from '../../app/services.ts';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { failureOf } from '../../data/useEndpoint.ts';
import type { ViewedProduct, ViewedProducts } from './viewedProducts.ts';

const DAY_MS = 86_400_000;
const NOTHING: readonly ViewedProduct[] = [];

/** Puts a product on the list of viewed products once its page is open. */
export function useRecordView(product: Product): void {
  const { viewedProducts } = useServices();
  const locale = useLocale();
  useEffect(() => {
    // Without the code of the list, the page works all the same.
    viewedProducts.open().then(
      (viewed) => viewed.add(product, locale),
      () => undefined,
    );
  }, [viewedProducts, product, locale]);
}

/** The products viewed on this device, and changes of that list; empty until its code is loaded. */
export function useViewedProducts() {
  const { viewedProducts } = useServices();
  const products = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.read, () => NOTHING);
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
 * Viewed products as they are now: one viewed in another language or over a day ago is fetched, and left out where the shop
 * no longer has it.
 */
export function useCurrentProducts(viewed: readonly ViewedProduct[]): { product: ProductSummary; viewedAt: number }[] {
  const { client, now } = useServices();
  const locale = useLocale();
  const isOutdated = (one: ViewedProduct) => one.locale !== locale || now() - one.viewedAt > DAY_MS;
  const answers = useQueries({
    queries: viewed.map((one) => ({
      ...endpointQuery(client, locale, getProduct, { params: { id: one.product.id } }),
      enabled: isOutdated(one),
    })),
  });
  return viewed.flatMap(({ product, viewedAt }, index) => {
    const answer = answers[index];
    if (answer?.isError && failureOf(answer.error)?.error.kind === 'NotFound') return [];
    return { product: answer?.data ?? product, viewedAt };
  });
}
