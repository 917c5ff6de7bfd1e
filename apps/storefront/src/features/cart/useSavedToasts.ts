import type { CartItem } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import type { CartEmitted } from '@mallard/state-machines/cart';
import { formatLineName } from '@mallard/ui/formatOptions';
import { useMessages } from '@mallard/ui/messages';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { isOfSavedLine } from './isOfSavedLine.ts';
import { limitText } from './limitText.ts';
import { useRefusalText } from './useRefusalText.ts';

/** Reports what happened to lines saved for later, and offers to undo it. */
export function useSavedToasts(): void {
  const { cart } = useServices();
  const { t } = useTranslation('cart');
  const tShared = useMessages('shared', 'common');
  const toasts = useToasts();
  const refusalText = useRefusalText();

  useEffect(() => {
    const nameOf = (item: CartItem) => formatLineName(item, tShared);

    function showProblem(key: string, message: string | null) {
      if (message !== null) toasts.show({ key, message, tone: 'danger', until: 'screenChange' });
    }

    function report(event: CartEmitted) {
      switch (event.type) {
        case 'line.saved': {
          const { skuUuid, item } = event;
          const { quantity, isSelected } = item;
          toasts.show({
            key: `saved:${skuUuid}`,
            message: t('savedForLater', { title: nameOf(item) }),
            ...(event.isMovable && {
              action: {
                label: t('undo'),
                onAction: () => cart.send({ type: 'line.unsave', skuUuid, quantity, isSelected }),
              },
            }),
          });
          break;
        }
        case 'saved.removed':
          toasts.show({
            key: `saved:${event.skuUuid}`,
            message: t('removed', { title: nameOf(event.item) }),
            action: {
              label: t('undo'),
              onAction: () => cart.send({ type: 'saved.restore', skuUuid: event.skuUuid }),
            },
          });
          break;
        case 'saved.moved':
          toasts.dismiss(`saved:${event.skuUuid}`);
          if (event.quantity < event.asked)
            toasts.show({
              key: `moved:${event.skuUuid}`,
              message: t('movedInPart', { title: nameOf(event.item), count: event.quantity }),
            });
          break;
        case 'line.limited':
          showProblem(`moved:${event.skuUuid}`, limitText(t, event.refusal));
          break;
        case 'line.refused':
          // A line that stays in the cart shows the reason itself.
          if (isOfSavedLine(event)) showProblem(`saved:${event.skuUuid}`, refusalText(new ApiFailure(event.error)));
          break;
      }
    }
    return cart.onEvent(report);
  }, [cart, tShared, t, toasts, refusalText]);
}
