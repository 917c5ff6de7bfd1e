import { useTranslation } from '../../i18n/useTranslation.ts';

/** Name of the way to the messages, with how many wait to be read. */
export function useNotificationsLabel(unreadCount: number): string {
  const { t } = useTranslation('shell');
  return unreadCount === 0 ? t('nav.notifications') : t('nav.notificationsUnread', { count: unreadCount });
}
