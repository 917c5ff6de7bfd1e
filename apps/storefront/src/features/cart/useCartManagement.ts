import type { CartItem } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { type RefObject, useState } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useIsWide } from '../../react/useIsWide.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useServices } from '../../services/services.ts';
import { invalidateFavorites } from '../../shared/favorites/favoriteChange.ts';

interface CartManagement {
  /** Whether boxes select lines to remove or to move, rather than lines to buy. */
  isManaging: boolean;
  /** Starts and ends it. */
  toggle: () => void;
  /** The lines that are selected to be managed. */
  chosen: readonly CartItem[];
  isChosen: (skuUuid: string) => boolean;
  /** Selects lines, or not. */
  choose: (lines: readonly CartItem[], isChosen: boolean) => void;
  /** Removes the selected lines. */
  remove: () => void;
  /** Adds the products of the selected lines to the favorites, and removes the lines of those that were added. */
  moveToFavorites: () => void;
  isMoving: boolean;
}

/**
 * Several lines of a cart at once, where each line has no room for buttons of its own. What is selected for it is not what is
 * selected to be bought.
 *
 * @param lines      all lines of the cart, with those that cannot be bought
 * @param silentSkus gets the SKUs that are removed together: one message says so
 */
export function useCartManagement(lines: readonly CartItem[], silentSkus: RefObject<Set<string>>): CartManagement {
  const { t } = useTranslation('cart');
  const { cart, changeQueue, queryClient } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const isWide = useIsWide();
  const [isOn, setOn] = useState(false);
  const [skus, setSkus] = useState<ReadonlySet<string>>(new Set());
  const [isMoving, setMoving] = useState(false);
  const selectedLines = lines.filter(({ skuUuid }) => skus.has(skuUuid));

  function takeOut(some: readonly CartItem[], message: string) {
    for (const { skuUuid } of some) {
      silentSkus.current.add(skuUuid);
      cart.send({ type: 'line.remove', skuUuid });
    }
    setSkus(new Set());
    toasts.show({
      message,
      key: 'managed',
      action: {
        label: t('undo'),
        // In the order of the cart: each is put back below the lines that were above it.
        onAction: () => {
          for (const { skuUuid } of some) cart.send({ type: 'line.restore', skuUuid });
        },
      },
    });
  }

  /** Whether there is something to do; says so where there is not. */
  function hasChosen(): boolean {
    if (selectedLines.length === 0) toasts.show({ message: t('manage.none'), tone: 'info', key: 'managed' });
    return selectedLines.length > 0;
  }

  const moveToFavorites = useSingle(async () => {
    if (!hasChosen()) return;
    setMoving(true);
    try {
      const queue = await changeQueue.open();
      const added = new Set<string>();
      for (const productUuid of new Set(selectedLines.map((line) => line.productUuid))) {
        await queue.submit({ kind: 'favorite', productUuid, isFavorite: true }).then(
          () => added.add(productUuid),
          (error) => showError(error, 'favorite'),
        );
      }
      void invalidateFavorites(queryClient);
      const moved = selectedLines.filter(({ productUuid }) => added.has(productUuid));
      if (moved.length > 0) takeOut(moved, t('manage.moved', { count: moved.length }));
    } catch (error) {
      // The code of the queue could not be loaded.
      showError(error, 'favorite');
    } finally {
      setMoving(false);
    }
  });

  return {
    // Wide pages have the buttons of each line beside it.
    isManaging: isOn && !isWide,
    toggle() {
      setOn(!isOn);
      setSkus(new Set());
    },
    chosen: selectedLines,
    isChosen: (skuUuid) => skus.has(skuUuid),
    choose(some, isChosen) {
      const next = new Set(skus);
      for (const { skuUuid } of some) {
        if (isChosen) next.add(skuUuid);
        else next.delete(skuUuid);
      }
      setSkus(next);
    },
    remove() {
      if (hasChosen()) takeOut(selectedLines, t('manage.removed', { count: selectedLines.length }));
    },
    moveToFavorites: () => void moveToFavorites(),
    isMoving,
  };
}
