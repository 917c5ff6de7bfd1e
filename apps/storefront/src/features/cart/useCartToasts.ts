import { ApiFailure } from '@mallard/domain/errors';
import type { CartEmitted } from '@mallard/state-machines/cart';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';

/** Key of the toast about a failed merge. */
const MERGE = 'merge';
/** Key of the toast about lines that did not fit into the account's cart. */
export const CLAMPED = 'clamped';

/** Shows on every screen the result of merging a guest cart and of sending offline changes. */
export function useCartToasts(): void {
  const { cart, address } = useServices();
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const showError = useErrorToast();

  useEffect(() => {
    function report(event: CartEmitted) {
      if (event.type === 'cart.merged') toasts.dismiss(MERGE);
      const isInCart = address.read().pathname === paths.cart();
      // The cart screen lists the lines that did not fit.
      if (event.type === 'cart.merged' && event.clamped.length > 0 && !isInCart)
        toasts.show({
          message: t('cart.clamped'),
          key: CLAMPED,
          screen: 'next',
          action: { label: t('cart.viewCart'), href: paths.cart() },
        });
      if (event.type === 'cart.mergeFailed') {
        // The lines stay on this device and are merged later. Errors are shown if the user has to act.
        const { kind } = event.error;
        if (kind !== 'Network' && kind !== 'Timeout') showError(new ApiFailure(event.error), MERGE);
      }
      // The cart screen lists the conflicts.
      if (event.type === 'cart.replayed' && event.conflicts.length > 0 && !isInCart)
        toasts.show({
          message: t('cart.notSynced', { count: event.conflicts.length }),
          tone: 'danger',
          until: 'screenChange',
          action: { label: t('cart.viewCart'), href: paths.cart() },
        });
    }
    return cart.onEvent(report);
  }, [cart, address, t, toasts, showError]);
}
