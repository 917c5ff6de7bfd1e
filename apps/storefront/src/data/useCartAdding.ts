import { checkQuantity } from '@mallard/domain/rules';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { useSessionStatus } from '../shell/session.ts';
import { useAddToCart } from './cartData.ts';
import { type CartRefusal, cartRefusalOf } from './cartRefusal.ts';
import { useErrorText } from './useErrorText.ts';

/** Pieces wanted of a SKU, with what is known of how many can be had. */
export interface CartWish {
  skuUuid: string;
  quantity: number;
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number;
}

/** Puts pieces into the cart and says what came of it: added, refused with what is left, or failed. */
export function useCartAdding() {
  const { navigation, guestCart } = useServices();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorText = useErrorText();
  const addToCart = useAddToCart();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  function refuse({ code, left, inCart }: CartRefusal) {
    const reason = code === 'OUT_OF_STOCK' ? 'outOfStock' : 'purchaseLimit';
    const message =
      left > 0
        ? t(`cart.${reason}Left`, { count: left })
        : inCart > 0
          ? t(`cart.${reason}InCart`, { count: inCart })
          : t(`cart.${reason}`);
    toasts.show({ message, tone: 'danger', key: 'cart' });
  }

  async function add({ skuUuid, quantity, stock, limit }: CartWish): Promise<boolean> {
    if (!isSignedIn) {
      // Nobody else judges a cart that is only on this device.
      const inCart = guestCart.read().find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
      const verdict = checkQuantity({ asked: quantity, inCart, stock, ...(limit !== undefined && { limit }) });
      if (!verdict.ok) {
        refuse(verdict);
        return false;
      }
    }
    setPending((ids) => new Set(ids).add(skuUuid));
    try {
      await addToCart.mutateAsync({ skuUuid, quantity });
    } catch (error) {
      const refusal = cartRefusalOf(error);
      const message = errorText(error);
      if (refusal) refuse(refusal);
      else if (message !== null) toasts.show({ message, tone: 'danger', key: 'cart' });
      return false;
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== skuUuid)));
    }
    toasts.show({
      message: t('cart.added'),
      key: 'cart',
      action: { label: t('cart.viewCart'), onAction: () => void navigation.go(paths.cart()) },
    });
    return true;
  }

  return {
    /** Adds; `false` when nothing was added. */
    add,
    /** SKUs on their way into the cart. */
    pending,
  };
}
