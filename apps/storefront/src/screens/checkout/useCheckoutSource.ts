import { ApiFailure } from '@mallard/domain/errors';
import { useMemo } from 'react';
import { useCart, useFreshCart } from '../../cart/useCart.ts';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import { useServices } from '../../shell/services.ts';
import { useUser } from '../../shell/session.ts';

/** What a checkout is about. */
export interface CheckoutSource {
  /** Names who buys what, so that one checkout is not taken for another. */
  name: string;
  isFromCart: boolean;
  /** `null` until the cart is known. */
  items: readonly { skuUuid: string; quantity: number }[] | null;
  /** Why the cart is not known. */
  error: Error | null;
  retry: () => void;
}

const MAX_QUANTITY = 999;

/** Reads what to buy: the SKU in the query (buy now, which leaves the cart alone), else the selected lines of the cart. */
export function useCheckoutSource(): CheckoutSource {
  const search = useSearchParams();
  const user = useUser();
  const services = useServices();
  const { view, failure } = useCart();
  useFreshCart();
  const cart = view?.cart ?? null;
  const skuUuid = search.get('sku');
  const quantity = Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(search.get('quantity'))) || 1));
  const items = useMemo(() => {
    if (skuUuid !== null) return [{ skuUuid, quantity }];
    if (!cart) return null;
    return cart.items
      .filter(({ isSelected, status }) => isSelected && status === 'available')
      .map((line) => ({ skuUuid: line.skuUuid, quantity: line.quantity }));
  }, [skuUuid, quantity, cart]);
  const error = failure ?? view?.error ?? null;
  return {
    name: `${user?.id ?? ''} ${skuUuid === null ? 'cart' : `${skuUuid} ${quantity}`}`,
    isFromCart: skuUuid === null,
    items,
    error: items === null && error !== null ? new ApiFailure(error) : null,
    retry: () => services.cart.retry(),
  };
}
