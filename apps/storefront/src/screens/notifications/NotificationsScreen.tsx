import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/endpoints';
import { NotificationList } from '@mallard/ui/NotificationList';
import { Stack } from '@mallard/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Messages about orders and coupons. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('notifications');
  const { client, queryClient } = useServices();
  const errorText = useErrorText();
  const list = useEndpoint(listNotifications, { query: { pageSize: 50 } });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: endpointKey(listNotifications) });
  const read = useMutation({
    mutationFn: (id: string) => client.call(readNotification, { params: { id } }),
    onSuccess: refresh,
  });
  const readAll = useMutation({ mutationFn: () => client.call(readAllNotifications, {}), onSuccess: refresh });
  const failure = list.isError ? 'error' : 'loading';
  return (
    <Stack gap={20}>
      <PageTitle>{t('title')}</PageTitle>
      <NotificationList
        items={list.data?.items ?? []}
        status={list.data ? 'ready' : failure}
        unreadCount={list.data?.unreadCount}
        onRead={read.mutate}
        onReadAll={() => readAll.mutate()}
        isReadingAll={readAll.isPending}
        onRetry={() => void list.refetch()}
        errorMessage={list.isError ? errorText(list.error) : undefined}
      />
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('notifications:title') });
