import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Stack } from '@mallard/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './Notifications.css.ts';

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

  if (list.isError && !list.data) {
    return (
      <ErrorPanel headingLevel={1} onRetry={() => void list.refetch()}>
        {errorText(list.error)}
      </ErrorPanel>
    );
  }
  if (!list.data) return <ScreenSkeleton />;
  const { items, unreadCount } = list.data;
  return (
    <Stack gap={20}>
      <div className={styles.head}>
        <PageTitle>{t('title')}</PageTitle>
        {unreadCount > 0 && (
          <Button variant="ghost" size="sm" isPending={readAll.isPending} onPress={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <NotificationRow key={item.id} notification={item} onRead={() => read.mutate(item.id)} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('notifications:title') });
