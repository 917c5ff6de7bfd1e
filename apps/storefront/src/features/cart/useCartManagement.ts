import type { CartItem } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { type RefObject, useState } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useIsWide } from '../../react/useIsWide.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useServices } from '../../services/services.ts';
import { invalidateFavorites } from '../../shared/favorites/favoriteChange.ts';

export interface CartManagement {
  /** Whether checkboxes select lines to remove or move, instead of lines to buy. */
  isManaging: boolean;
  /** Starts or ends the selection. */
  toggle: () => void;
  /** The lines that are selected to be managed. */
  selectedLines: readonly CartItem[];
  isLineSelected: (skuUuid: string) => boolean;
  /** Selects lines, or not. */
  selectLines: (lines: readonly CartItem[], isSelected: boolean) => void;
  /** Removes the selected lines. */
  remove: () => void;
  /** Adds the products of the selected lines to the favorites, and removes the lines of those that were added. */
  moveToFavorites: () => void;
  isMoving: boolean;
}

/**
 * Removes or moves several lines at once, on screens that are too narrow for buttons in each line. This selection is separate from
 * the selection of lines to buy.
 *
 * @param lines      all lines of the cart, including those that cannot be bought
 * @param silentSkus SKUs whose removal is not announced; gets the SKUs that are removed together, for which one toast is shown
 */
export function useCartManagement(lines: readonly CartItem[], silentSkus: RefObject<Set<string>>): CartManagement {
  const { t } = useTranslation('cart');
  const { cart, changeQueue, queryClient } = useServices();
  const toasts = useToasts();
  const showError = useErrorToast();
  const isWide = useIsWide();
  const [isOn, setOn] = useState(false);
  const [selectedSkus, setSelectedSkus] = useState<ReadonlySet<string>>(new Set());
  const [isMoving, setMoving] = useState(false);
  const selectedLines = lines.filter(({ skuUuid }) => selectedSkus.has(skuUuid));

  function removeLines(lines: readonly CartItem[], message: string) {
    for (const { skuUuid } of lines) {
      silentSkus.current.add(skuUuid);
      cart.send({ type: 'line.remove', skuUuid });
    }
    setSelectedSkus(new Set());
    toasts.show({
      message,
      key: 'managed',
      action: {
        label: t('undo'),
        // In the order of the cart, because each line is restored below the lines that were above it.
        onAction: () => {
          for (const { skuUuid } of lines) cart.send({ type: 'line.restore', skuUuid });
        },
      },
    });
  }

  /** Returns whether lines are selected, and shows a toast if not. */
  function hasSelection(): boolean {
    if (selectedLines.length === 0) toasts.show({ message: t('manage.none'), tone: 'info', key: 'managed' });
    return selectedLines.length > 0;
  }

  const moveToFavorites = useSingle(async () => {
    if (!hasSelection()) return;
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
      if (moved.length > 0) removeLines(moved, t('manage.moved', { count: moved.length }));
    } catch (error) {
      // The code of the queue could not be loaded.
      showError(error, 'favorite');
    } finally {
      setMoving(false);
    }
  });

  return {
    // Wide pages have buttons in each line.
    isManaging: isOn && !isWide,
    toggle() {
      setOn(!isOn);
      setSelectedSkus(new Set());
    },
    selectedLines,
    isLineSelected: (skuUuid) => selectedSkus.has(skuUuid),
    selectLines(lines, isSelected) {
      const next = new Set(selectedSkus);
      for (const { skuUuid } of lines) {
        if (isSelected) next.add(skuUuid);
        else next.delete(skuUuid);
      }
      setSelectedSkus(next);
    },
    remove() {
      if (hasSelection()) removeLines(selectedLines, t('manage.removed', { count: selectedLines.length }));
    },
    moveToFavorites: () => void moveToFavorites(),
    isMoving,
  };
}
