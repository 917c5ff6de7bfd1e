import { useTranslation } from '../../i18n/useTranslation.ts';

/** Returns the label of the link to the notifications, with the number of unread ones. */
export function useNotificationsLabel(unreadCount: number): string {
  const { t } = useTranslation('shell');
  return unreadCount === 0 ? t('nav.notifications') : t('nav.notificationsUnread', { count: unreadCount });
}
