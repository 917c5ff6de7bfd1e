import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { usePreload } from '../hydration/index.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from './services.ts';

/**
 * Registers the service worker once the page is idle, unless the user saves data. Shows a toast when a new version of the shop is
 * available. It is activated when the user accepts, or on the next visit.
 */
export function useUpdateToast(): void {
  const { t } = useTranslation('shell');
  const { address } = useServices();
  const toasts = useToasts();
  const latest = useRef({ t, toasts });
  latest.current = { t, toasts };

  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // If it fails, the shop just doesn't work offline.
  usePreload(async () => {
    // Inside another page, such as a story, there is no service worker.
    if (!import.meta.env.PROD || !address.isPage) return;
    const { watchForUpdates } = await import('./serviceWorker.ts');
    stop.current = await watchForUpdates((apply) =>
      latest.current.toasts.show({
        message: latest.current.t('update.ready'),
        tone: 'info',
        key: 'update',
        action: { label: latest.current.t('update.apply'), onAction: apply },
      }),
    );
  });
}
