import { ApiFailure, networkError } from '@mallard/domain/errors';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type AddToCartInput, CART_TOAST } from './addToCartInput.ts';
import { loadAddToCart } from './loadAddToCart.ts';

/** Adds SKUs to the cart. The code is loaded after the page, or with the first click. */
export function useCartAdding() {
  const services = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  async function add(input: AddToCartInput): Promise<boolean> {
    setPending((ids) => new Set(ids).add(input.skuUuid));
    try {
      const code = await loadAddToCart().catch(() => null);
      if (code) return await code.addToCart(input, { ...services, t, toasts, showError });
      showError(new ApiFailure(networkError()), CART_TOAST);
      return false;
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== input.skuUuid)));
    }
  }

  return {
    /** Adds, and says what came of it; `false` when nothing was added. */
    add,
    /** SKUs on their way into the cart. */
    pending,
  };
}
