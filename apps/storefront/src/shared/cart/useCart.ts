import { ApiFailure, networkError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useOnReturn } from '../../data/useOnReturn.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type CartState, NO_CART } from '../../services/cart.ts';
import { useServices } from '../../services/services.ts';
import type { AddToCartInput } from './addToCart.ts';
import { CART_TOAST } from './cartHandle.ts';

const NO_LINES: readonly never[] = [];

/** Returns the cart of the signed-in user, as far as it is known. */
export function useCart(): CartState {
  const { cart } = useServices();
  return useSyncExternalStore(cart.subscribe, cart.read, () => NO_CART);
}

/** Reads the cart again when a screen opens, and whenever the user returns to it. */
export function useFreshCart(): void {
  const { cart } = useServices();
  useOnReturn(useCallback(() => cart.send({ type: 'cart.refresh' }), [cart]));
}

/** Returns the number of units in the cart of a user or a guest; 0 until known. */
export function useCartCount(): number {
  const { guestCart } = useServices();
  const { view } = useCart();
  const guestLines = useSyncExternalStore(guestCart.subscribe, guestCart.read, () => NO_LINES);
  if (view) return view.unitCount;
  return guestLines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Adds SKUs to the cart. The code is loaded after the page, or with the first click. */
export function useAddToCart() {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  async function add(input: AddToCartInput): Promise<boolean> {
    setPending((ids) => new Set(ids).add(input.skuUuid));
    try {
      const code = await import('./addToCart.ts').catch(() => null);
      if (code) return await code.addToCart(input, { ...services, t, toasts, showError });
      showError(new ApiFailure(networkError()), CART_TOAST);
      return false;
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== input.skuUuid)));
    }
  }

  return {
    /** Adds, and shows the result; resolves with `false` when nothing was added. */
    add,
    /** SKUs that are being added. */
    pending,
  };
}
