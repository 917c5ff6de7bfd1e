import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { savesData, whenPageIsIdle } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';

/**
 * Registers the service worker once the page is idle; a user who saves data gets no new one. Shows a toast when a new version of the shop is
 * available. It is activated when the user accepts, or on the next visit.
 */
export function useUpdateToast(): void {
  const { t } = useTranslation('shell');
  const { address } = useServices();
  const toasts = useToasts();
  const latest = useRef({ t, toasts });
  latest.current = { t, toasts };

  useEffect(() => {
    // Inside another page, such as a story, there is no service worker.
    if (!import.meta.env.PROD || !address.isPage) return;
    // Missing over plain HTTP.
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (savesData() && !container?.controller) return;
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    async function watch() {
      const { watchForUpdates } = await import('./serviceWorker.ts');
      const stopWatching = await watchForUpdates((apply) =>
        latest.current.toasts.show({
          message: latest.current.t('update.ready'),
          tone: 'info',
          key: 'update',
          action: { label: latest.current.t('update.apply'), onAction: apply },
        }),
      );
      if (isUnmounted) stopWatching();
      else stop = stopWatching;
    }
    // If it fails, the shop just doesn't work offline.
    const cancel = whenPageIsIdle(() => void watch().catch(() => undefined));
    return () => {
      isUnmounted = true;
      cancel();
      stop?.();
    };
  }, [address]);
}
