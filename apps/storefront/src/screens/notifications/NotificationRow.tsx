import type { Notification } from '@mallard/domain/contract';
import { Button } from '@mallard/ui/Button';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shell/preferences.ts';
import * as styles from './Notifications.css.ts';

/** One message; what it is about is behind its title. */
export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const { title, content, link, isRead, createTime } = notification;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        <strong className={styles.title}>{link ? <a href={link}>{title}</a> : title}</strong>
        <p className={styles.content}>{content}</p>
        <time className={styles.time} dateTime={createTime}>
          {time.format(new Date(createTime))}
        </time>
      </div>
      {!isRead && (
        <Button variant="quiet" size="sm" onPress={onRead} aria-label={t('readNamed', { title })}>
          {t('read')}
        </Button>
      )}
    </li>
  );
}
