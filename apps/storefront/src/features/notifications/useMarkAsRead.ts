import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useServices } from '../../services/services.ts';
import { notifyOtherTabs } from '../../shared/notifications/notificationChannel.ts';

const NONE: ReadonlySet<string> = new Set();

/** Marks notifications as read: a single one optimistically, with a rollback and a toast on failure; all after the server replies. */
export function useMarkAsRead() {
  const { client, queryClient } = useServices();
  const showError = useErrorToast();
  const [marked, setMarked] = useState(NONE);
  const onError = (error: unknown) => showError(error, 'notifications');
  const refresh = () => {
    notifyOtherTabs();
    return queryClient.invalidateQueries({ queryKey: endpointKey(listNotifications) });
  };
  const { mutate: read } = useMutation({
    mutationFn: (id: string) => client.call(readNotification, { params: { id } }),
    onMutate: (id) => setMarked((before) => new Set([...before, id])),
    onSuccess: refresh,
    onError: (error, id) => {
      setMarked((before) => new Set([...before].filter((markedId) => markedId !== id)));
      onError(error);
    },
  });
  const all = useMutation({
    mutationFn: () => client.call(readAllNotifications, {}),
    onSuccess: refresh,
    onError,
  });
  return { marked, read, readAll: () => all.mutate(), isReadingAll: all.isPending };
}
