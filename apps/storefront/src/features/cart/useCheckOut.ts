import { ApiFailure } from '@mallard/domain/errors';
import { type ToastCause, useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { untilReachable } from '../../data/useErrorToast.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import type { Settled } from '../../shared/cart/openCart.ts';
import { useRefusalText } from './useRefusalText.ts';

/** The way to the checkout, once the server has the cart as it is shown; else says why not. */
export function useCheckOut(): { isLeaving: boolean; checkOut: () => Promise<void> } {
  const { t } = useTranslation('cart');
  const { actors, cart, navigation } = useServices();
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const isOnline = useIsOnline();
  const [isLeaving, setLeaving] = useState(false);

  function stay(message: string | null, until: ToastCause | 'screenChange') {
    if (message !== null) toasts.show({ message, tone: 'danger', key: 'checkout', until });
  }

  function explain(settled: Exclude<Settled, { state: 'sent' }>): string | null {
    const reason = settled.error && refusalText(new ApiFailure(settled.error));
    return settled.state === 'unsent' ? t('unsent', { reason: reason ?? '' }) : reason;
  }

  async function checkOut() {
    if (!isOnline) return stay(t('offline'), untilReachable(actors.network));
    setLeaving(true);
    try {
      const settled = await (await cart.open()).settle();
      if (settled.state === 'sent') await navigation.go(paths.checkout());
      else stay(explain(settled), settled.state === 'unsent' ? untilReachable(actors.network) : 'screenChange');
    } finally {
      setLeaving(false);
    }
  }

  return { isLeaving, checkOut };
}
