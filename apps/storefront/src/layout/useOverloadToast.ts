import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

/** How long the message stays after the next attempt, in milliseconds: another wait extends it. */
const ATTEMPT_MS = 1000;

/** Says that the shop is busy while calls wait to be sent again. */
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
