import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useServices } from '../services/services.ts';

/** How long the toast stays after the next attempt, in milliseconds. If the client waits again, the toast is extended. */
const ATTEMPT_MS = 1000;

/** Shows a toast while requests wait because the server is overloaded. */
export function useOverloadToast(): void {
  const { t } = useTranslation('shell');
  const { onOverload } = useServices();
  const toasts = useToasts();
  useEffect(
    () =>
      onOverload((milliseconds) => {
        toasts.show({ message: t('overloaded'), tone: 'info', key: 'overloaded', duration: milliseconds + ATTEMPT_MS });
      }),
    [onOverload, toasts, t],
  );
}
