import { type ProductSummary, productSummary } from '@mallard/domain/contract';
import { lenientList, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';

/** A product page that was opened on this device. */
export interface ViewedProduct {
  /** What its card shows, as of that time. */
  product: ProductSummary;
  /** Milliseconds since 1970. */
  viewedAt: number;
  /** Language of the product's text. */
  locale: string;
}

/** The products that were viewed on this device, newest first. */
export interface ViewedProducts {
  read(): readonly ViewedProduct[];
  subscribe(listener: () => void): () => void;
  /** Reads again what another tab may have changed. */
  refresh(): void;
  /** Puts a product first; one that is listed already moves there. */
  add(product: ProductSummary, locale: string): void;
  remove(productId: string): void;
  clear(): void;
}

const MAX_PRODUCTS = 50;
const viewedProduct = v.object({ product: productSummary, viewedAt: v.number(), locale: v.string() });

/** Opens the list that a device stores. Where storage is full or forbidden, it lives as long as the tab. */
export function createViewedProducts(store: Store, now: () => number): ViewedProducts {
  const entry = store.entry({
    key: 'viewedProducts',
    version: 1,
    schema: lenientList(viewedProduct, MAX_PRODUCTS),
    fallback: (): ViewedProduct[] => [],
  });
  const listeners = new Set<() => void>();
  let current: readonly ViewedProduct[] = entry.read();

  function show(products: readonly ViewedProduct[]) {
    current = products;
    for (const listener of listeners) listener();
  }

  function change(toNext: (known: readonly ViewedProduct[]) => readonly ViewedProduct[]) {
    // Read again, because another tab may have added to it.
    const next = toNext(entry.read()).slice(0, MAX_PRODUCTS);
    if (next.length > 0) entry.write([...next]);
    else entry.clear();
    show(next);
  }

  const without = (known: readonly ViewedProduct[], id: string) => known.filter(({ product }) => product.id !== id);

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => show(entry.read()),
    // The schema leaves out what a product has beyond its card.
    add: (product, locale) =>
      change((known) => [v.parse(viewedProduct, { product, viewedAt: now(), locale }), ...without(known, product.id)]),
    remove: (id) => change((known) => without(known, id)),
    clear: () => change(() => []),
  };
}
