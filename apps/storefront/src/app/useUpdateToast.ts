import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from './services.ts';

/** Shows a toast when a new version of the shop is available. It is activated when the user accepts, or on the next visit. */
export function useUpdateToast(): void {
  const { t } = useTranslation('shell');
  const { address } = useServices();
  const toasts = useToasts();
  const latest = useRef({ t, toasts });
  latest.current = { t, toasts };

  useEffect(() => {
    // Inside another page, such as a story, there is no service worker.
    if (!import.meta.env.PROD || !address.isPage) return;
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
    // After the load event, so that files for offline use don't delay the page. If it fails, the shop just doesn't work offline.
    const start = () => void watch().catch(() => undefined);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      isUnmounted = true;
      window.removeEventListener('load', start);
      stop?.();
    };
  }, [address]);
}
