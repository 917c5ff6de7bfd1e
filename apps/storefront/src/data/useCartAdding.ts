import { ApiFailure } from '@mallard/domain/errors';
import { checkQuantity } from '@mallard/domain/rules';
import { useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { paths } from '../routes.ts';
import { useServices } from '../shell/services.ts';
import { whenKnown } from '../shell/session.ts';
import { useTranslation } from '../shell/useTranslation.ts';
import type { CartRefusal } from './cartRefusal.ts';
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
  const { actors, navigation, guestCart, cart } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorText = useErrorText();
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

  /** @returns whether it was added; nobody else judges a cart that is only on this device. @throws {ApiFailure} */
  async function addOnDevice({ skuUuid, quantity, stock, limit }: CartWish): Promise<'done' | null> {
    const collected = await guestCart.open();
    const inCart = collected.read().find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
    const verdict = checkQuantity({ asked: quantity, inCart, stock, ...(limit !== undefined && { limit }) });
    if (!verdict.ok) refuse(verdict);
    else if (collected.change({ kind: 'add', skuUuid, quantity })) return 'done';
    else toasts.show({ message: t('cart.full'), tone: 'danger', key: 'cart' });
    return null;
  }

  /** @returns whether it was done now, or is kept for when there is a network. @throws {ApiFailure} when it was refused */
  async function addToAccount({ skuUuid, quantity }: CartWish): Promise<'done' | 'kept'> {
    setPending((ids) => new Set(ids).add(skuUuid));
    try {
      const { add } = await cart.open();
      const { phase, refusal } = await add(skuUuid, quantity);
      if (refusal) throw new ApiFailure(refusal.error);
      return phase === 'kept' ? 'kept' : 'done';
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== skuUuid)));
    }
  }

  async function explain(error: unknown) {
    // Without it the failure is told in general words.
    const refusal = await import('./cartRefusal.ts').then(
      ({ cartRefusalOf }) => cartRefusalOf(error),
      () => null,
    );
    const message = errorText(error);
    if (refusal) refuse(refusal);
    else if (message !== null) toasts.show({ message, tone: 'danger', key: 'cart' });
    return null;
  }

  async function add(wish: CartWish): Promise<boolean> {
    const outcome = await ((await whenKnown(actors)) === 'signedIn' ? addToAccount(wish) : addOnDevice(wish)).catch(
      explain,
    );
    if (outcome === null) return false;
    toasts.show({
      message: t(outcome === 'kept' ? 'cart.kept' : 'cart.added'),
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
