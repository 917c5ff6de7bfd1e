import type { Product, Sku } from '@mallard/domain/contract';
import { clampQuantity, quantityBound, quantityLimit, resolveSku, type SkuSelection } from '@mallard/domain/rules';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths, queryString } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';

/**
 * Manages the selected options and the quantity of a product. A complete selection is in the URL (`?sku=`), so that it can be
 * shared and survives a reload.
 */
export function useSkuChoice(product: Pick<Product, 'id' | 'stock' | 'specifications' | 'skus'>) {
  const linkedSkuId = useSearchParams().get('sku');
  const [userSelection, setUserSelection] = useState<SkuSelection>();
  const [requestedQuantity, setRequestedQuantity] = useState(1);

  // A product with a single SKU is selected automatically.
  const defaultSku = product.skus.find(({ id }) => id === linkedSkuId || product.skus.length === 1);
  const selection = userSelection ?? defaultSku?.values ?? {};
  const resolution = resolveSku(product.specifications, product.skus, selection);
  const { sku, state } = resolution;
  const isSoldOut = product.stock === 0 || state === 'soldOut';
  // Until a SKU is selected, the SKU with the highest available quantity sets the limit.
  const limitingSku = sku ?? product.skus.toSorted((a, b) => maxQuantityOf(b) - maxQuantityOf(a))[0];
  const maxQuantity = limitingSku ? maxQuantityOf(limitingSku) : 1;

  function choose(specificationId: string, valueId: string) {
    const next = { ...selection, [specificationId]: valueId };
    setUserSelection(next);
    const nextSku = resolveSku(product.specifications, product.skus, next).sku;
    // Replaces the URL without scrolling.
    if (nextSku) navigate(paths.product(product.id) + queryString({ sku: nextSku.id }), { replace: true });
  }

  return {
    resolution,
    sku,
    /** Whether no SKU that matches the selection is in stock. A discontinued product has no stock either. */
    isSoldOut,
    /** Whether the current selection can be bought. */
    isAvailable: !isSoldOut && state !== 'impossible',
    choose,
    /** The selected quantity, at most `maxQuantity`. */
    quantity: Math.max(1, clampQuantity(requestedQuantity, maxQuantity)),
    setQuantity: setRequestedQuantity,
    /** Highest available quantity, at least 1 so that the stepper has a range. */
    maxQuantity: Math.max(1, maxQuantity),
    /** Whether stock or purchase limit sets `maxQuantity`. */
    maxReason: limitingSku ? quantityBound(limitingSku.stock, limitingSku.limit) : 'limit',
  };
}

/** State and actions of {@link useSkuChoice}. */
export type SkuChoice = ReturnType<typeof useSkuChoice>;

function maxQuantityOf({ stock, limit }: Sku): number {
  return quantityLimit(stock, limit);
}
