import { ApiFailure } from '@mallard/domain/errors';
import { type ToastCause, useToasts } from '@mallard/ui/Toast';
import { useState } from 'react';
import { untilReachable } from '../../data/useErrorToast.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { SettleResult } from '../../services/cart.ts';
import { useServices } from '../../services/services.ts';
import { useRefusalText } from './useRefusalText.ts';

/** Opens the checkout after all changes are saved, or shows why it can't. */
export function useCheckOut(): { isLeaving: boolean; checkOut: () => Promise<void> } {
  const { t } = useTranslation('cart');
  const { actors, cart, navigation } = useServices();
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const isOnline = useIsOnline();
  const [isLeaving, setLeaving] = useState(false);

  function showReason(message: string | null, until: ToastCause | 'screenChange') {
    if (message !== null) toasts.show({ message, tone: 'danger', key: 'checkout', until });
  }

  function reasonOf(result: Exclude<SettleResult, { state: 'sent' }>): string | null {
    const reason = result.error && refusalText(new ApiFailure(result.error));
    return result.state === 'unsent' ? t('unsent', { reason: reason ?? '' }) : reason;
  }

  async function checkOut() {
    if (!isOnline) return showReason(t('offline'), untilReachable(actors.network));
    setLeaving(true);
    try {
      const result = await (await cart.open()).settle();
      if (result.state === 'sent') await navigation.go(paths.checkout());
      else showReason(reasonOf(result), result.state === 'unsent' ? untilReachable(actors.network) : 'screenChange');
    } finally {
      setLeaving(false);
    }
  }

  return { isLeaving, checkOut };
}
