import { listNotifications } from '@mallard/domain/endpoints';
import { LoadMore } from '@mallard/ui/LoadMore';
import { NotificationList } from '@mallard/ui/NotificationList';
import { Stack } from '@mallard/ui/Stack';
import { useEndpointPages } from '../../data/useEndpointPages.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { withBase } from '../../navigation/basePath.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { useMarkAsRead } from './useMarkAsRead.ts';

const PAGE_SIZE = 20;

/** Notifications about orders and coupons. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { list, pages, more, isPaged } = useEndpointPages(listNotifications, (pageNumber) => ({
    query: { pageNumber, pageSize: PAGE_SIZE },
  }));
  const { marked, read, readAll, isReadingAll } = useMarkAsRead();
  const loaded = pages.flatMap(({ items }) => items);
  const unreadCount = pages[0]?.unreadCount ?? 0;
  const isJustRead = (message: (typeof loaded)[number]) => !message.isRead && marked.has(message.id);
  const failure = list.isError ? 'error' : 'loading';
  return (
    <Stack gap={20}>
      <PageTitle>{t('title')}</PageTitle>
      <NotificationList
        items={loaded.map((message) => ({
          ...message,
          isRead: message.isRead || marked.has(message.id),
          link: message.link && withBase(message.link),
        }))}
        status={list.data ? 'ready' : failure}
        unreadCount={Math.max(0, unreadCount - loaded.filter(isJustRead).length)}
        onRead={read}
        onReadAll={readAll}
        isReadingAll={isReadingAll}
        onRetry={() => void list.refetch()}
        errorMessage={list.isError ? (errorText(list.error) ?? undefined) : undefined}
      />
      {isPaged && <LoadMore {...more} itemCount={loaded.length} />}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('notifications:title') });
