import type { Product, Sku } from '@mallard/domain/contract';
import { clampQuantity, quantityBound, quantityLimit, resolveSku, type SkuSelection } from '@mallard/domain/rules';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths, queryString } from '../../app/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';

/**
 * What a shopper chooses of a product: options and number of pieces. A complete choice is in the address (`?sku=`), so
 * that it can be sent and survives a reload.
 */
export function useSkuChoice(product: Pick<Product, 'id' | 'stock' | 'specifications' | 'skus'>) {
  const linked = useSearchParams().get('sku');
  const [chosen, setChosen] = useState<SkuSelection>();
  const [wanted, setWanted] = useState(1);

  // Where there is one thing to buy, there is nothing to choose.
  const given = product.skus.find(({ id }) => id === linked || product.skus.length === 1);
  const selection = chosen ?? given?.values ?? {};
  const resolution = resolveSku(product.specifications, product.skus, selection);
  const { sku, state } = resolution;
  const isSoldOut = product.stock === 0 || state === 'soldOut';
  // Until one is chosen, that of which most can be had says how many that is, and why.
  const counted = sku ?? product.skus.toSorted((one, other) => mostOf(other) - mostOf(one))[0];
  const most = counted ? mostOf(counted) : 1;

  function choose(specificationId: string, valueId: string) {
    const next = { ...selection, [specificationId]: valueId };
    setChosen(next);
    const found = resolveSku(product.specifications, product.skus, next).sku;
    // Only the address changes: the page stays where it is scrolled to.
    if (found) navigate(paths.product(product.id) + queryString({ sku: found.id }), { replace: true });
  }

  return {
    resolution,
    sku,
    /** Whether nothing that fits the choice is in stock; a product that is no longer sold has no stock either. */
    isSoldOut,
    /** Whether what is chosen so far can be bought and delivered. */
    isAvailable: !isSoldOut && state !== 'impossible',
    choose,
    /** Pieces wanted, never more than can be had. */
    quantity: Math.max(1, clampQuantity(wanted, most)),
    setQuantity: setWanted,
    /** Most pieces that can be had, at least 1 so that the stepper has a range. */
    most: Math.max(1, most),
    /** What `most` comes from. */
    mostReason: counted ? quantityBound(counted.stock, counted.limit) : 'limit',
  };
}

export type SkuChoice = ReturnType<typeof useSkuChoice>;

function mostOf({ stock, limit }: Sku): number {
  return quantityLimit(stock, limit);
}
