import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from './services.ts';

/** Offers a newer version of the shop when there is one; it comes when the shopper wants it, or with the next visit. */
export function useUpdateToast(): void {
  const { t } = useTranslation('shell');
  const { address } = useServices();
  const toasts = useToasts();
  const latest = useRef({ t, toasts });
  latest.current = { t, toasts };

  useEffect(() => {
    // A shop inside another page has none.
    if (!import.meta.env.PROD || !address.isPage) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    async function follow() {
      const { followServiceWorker } = await import('./serviceWorker.ts');
      const end = await followServiceWorker((apply) =>
        latest.current.toasts.show({
          message: latest.current.t('update.ready'),
          tone: 'info',
          key: 'update',
          action: { label: latest.current.t('update.apply'), onAction: apply },
        }),
      );
      if (isGone) end();
      else stop = end;
    }
    // What the shop keeps is loaded when the page itself has all it needs. Without it the shop only needs a network.
    const begin = () => void follow().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('load', begin);
      stop?.();
    };
  }, [address]);
}
