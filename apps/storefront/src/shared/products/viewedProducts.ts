import { productSummary } from '@mallard/domain/contract';
import { lenientList, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import type { ViewedProduct, ViewedProducts } from '../../services/shop.ts';

const MAX_PRODUCTS = 50;
const viewedProduct = v.object({ product: productSummary, viewedAt: v.number(), locale: v.string() });

/** Opens the list stored on the device. Without storage, the list exists until the tab closes. */
export function createViewedProducts(store: Store, now: () => number): ViewedProducts {
  const entry = store.entry({
    key: 'viewedProducts',
    version: 1,
    schema: lenientList(viewedProduct, MAX_PRODUCTS),
    fallback: (): ViewedProduct[] => [],
  });
  const listeners = new Set<() => void>();
  let current: readonly ViewedProduct[] = entry.read();

  function update(products: readonly ViewedProduct[]) {
    current = products;
    for (const listener of listeners) listener();
  }

  function change(toNext: (products: readonly ViewedProduct[]) => readonly ViewedProduct[]) {
    // Reads the store, because another tab may have changed it.
    const next = toNext(entry.read()).slice(0, MAX_PRODUCTS);
    if (next.length > 0) entry.write([...next]);
    else entry.clear();
    update(next);
  }

  const without = (products: readonly ViewedProduct[], id: string) =>
    products.filter(({ product }) => product.id !== id);

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => update(entry.read()),
    // The schema removes fields that a product card does not have.
    add: (product, locale) =>
      change((products) => [
        v.parse(viewedProduct, { product, viewedAt: now(), locale }),
        ...without(products, product.id),
      ]),
    remove: (id) => change((products) => without(products, id)),
    clear: () => change(() => []),
  };
}
