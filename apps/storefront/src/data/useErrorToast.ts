import { toApiError } from '@mallard/domain/errors';
import { type ToastCause, useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { useServices } from '../services/services.ts';
import type { TabActors } from '../services/tabActors.ts';
import type { NetworkView } from '../services/views.ts';
import { useErrorText } from './useErrorText.ts';

/** Shows an error as a toast, unless it was an aborted request. @param key toasts with the same key replace one another */
export type ShowError = (caught: unknown, key?: string) => void;

/** Duration of the toast for a database outage, in milliseconds. It is short because the client retries. */
const DATABASE_OUTAGE = 5000;

/** Whether the server can be reached, as of the last check. */
export function isReachable({ banner }: NetworkView): boolean {
  return banner === 'none' || banner === 'reconnected';
}

/** Closes a toast when the server can be reached again. */
export function untilReachable(network: Pick<TabActors['network'], 'read' | 'subscribe'>): ToastCause {
  return (end) => {
    let wasUnreachable = !isReachable(network.read());
    return network.subscribe(() => {
      if (!isReachable(network.read())) wasUnreachable = true;
      else if (wasUnreachable) end();
    });
  };
}

/**
 * Returns a function that shows an error as a toast. Toasts close when the screen changes; network errors close when the server can be
 * reached again.
 *
 * @example
 * const showError = useErrorToast();
 * const save = useMutation({ mutationFn, onError: (error) => showError(error) });
 */
export function useErrorToast(): ShowError {
  const { actors } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  return useCallback(
    (caught, key) => {
      const message = errorText(caught);
      if (message === null) return;
      const { kind } = toApiError(caught);
      const isNetwork = kind === 'Network' || kind === 'Timeout';
      toasts.show({
        message,
        key,
        tone: 'danger',
        until: isNetwork ? untilReachable(actors.network) : 'screenChange',
        duration: kind === 'Database' ? DATABASE_OUTAGE : undefined,
      });
    },
    [actors, toasts, errorText],
  );
}
