import { toApiError } from '@mallard/domain/errors';
import { type ToastCause, useToasts } from '@mallard/ui/Toast';
import { useCallback } from 'react';
import { useServices } from '../app/services.ts';
import type { TabActors } from '../app/tabActors.ts';
import type { NetworkView } from '../session/views.ts';
import { useErrorText } from './useErrorText.ts';

/** Shows why something failed, unless there is nothing to say. @param key messages with the same key replace one another */
export type ShowError = (caught: unknown, key?: string) => void;

/** Milliseconds that a database outage is shown: the client tries again by itself. */
const DATABASE_OUTAGE = 5000;

/** Whether the shop can be reached, as far as known. */
export function isReachable({ banner }: NetworkView): boolean {
  return banner === 'none' || banner === 'reconnected';
}

/** Ends a message when the shop can be reached again. */
export function untilReachable(network: Pick<TabActors['network'], 'read' | 'subscribe'>): ToastCause {
  return (end) => {
    let wasUnreachable = !isReachable(network.read());
    return network.subscribe(() => {
      if (!isReachable(network.read())) wasUnreachable = true;
      else if (wasUnreachable) end();
    });
  };
}

/** Shows failures as messages. They go with their screen, and those of the network when the shop can be reached again. */
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
