import { ApiFailure, networkError } from '@mallard/domain/errors';
import type { AddedProduct } from '@mallard/offline/queue';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { loadAddToCart } from './loadAddToCart.ts';

/** Key of the messages about what was put into the cart. */
export const CART_TOAST = 'cart';

/** Pieces wanted of a SKU, with what is known of how many can be had. */
export interface CartWish {
  skuUuid: string;
  quantity: number;
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number;
  /** Stored with the line of a guest cart. */
  product: AddedProduct;
}

/** The way into the cart, whose code comes after the page, or with the first press. */
export function useCartAdding() {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  async function add(wish: CartWish): Promise<boolean> {
    setPending((ids) => new Set(ids).add(wish.skuUuid));
    try {
      const code = await loadAddToCart().catch(() => null);
      if (code) return await code.addToCart(wish, { ...services, t, toasts, showError });
      showError(new ApiFailure(networkError()), CART_TOAST);
      return false;
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== wish.skuUuid)));
    }
  }

  return {
    /** Adds, and says what came of it; `false` when nothing was added. */
    add,
    /** SKUs on their way into the cart. */
    pending,
  };
}
