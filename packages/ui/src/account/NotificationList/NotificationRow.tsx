import type { Notification } from '@mallard/domain/contract';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Bell, Package, Ticket } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import * as styles from './NotificationList.css.ts';

interface NotificationRowProps {
  notification: Notification;
  onRead: (id: string) => void;
}

const glyphs: Readonly<Record<Notification['kind'], Glyph>> = { order: Package, coupon: Ticket, system: Bell };

/** One notification; its title links to its subject. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { id, kind, title, content, link, isRead, createTime } = notification;
  const t = useMessages('account', 'NotificationList');
  const timeZone = useTimeZone();
  const labelId = useId();
  const row = useRef<HTMLLIElement>(null);
  const [isPressed, setPressed] = useState(false);
  return (
    <li ref={row} tabIndex={-1} className={styles.row} data-unread={!isRead || undefined}>
      <span className={styles.icon}>
        <Icon glyph={glyphs[kind] ?? Bell} />
        {!isRead && <span className={styles.dot} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {!isRead && <VisuallyHidden>{`${t('unread')} `}</VisuallyHidden>}
          {link === null ? (
            <span>{title}</span>
          ) : (
            <a
              id={`${labelId}-title`}
              aria-labelledby={`${labelId}-title ${labelId}`}
              href={link}
              className={styles.link}
              onClick={() => !isRead && onRead(id)}
            >
              {title}
            </a>
          )}
        </p>
        <p id={labelId} className={styles.content}>
          {content}
        </p>
        <time className={styles.time} dateTime={createTime}>
          {formatInstant(createTime, timeZone).slice(-'00:00'.length)}
        </time>
      </div>
      {(!isRead || isPressed) && (
        // Reserves the space of the button: the second tap of a double tap would open the
        // notification.
        <span className={styles.action}>
          <Button
            variant="quiet"
            size="sm"
            className={isRead ? styles.hidden : undefined}
            aria-label={t('markNamedAsRead', { title, content })}
            onPress={() => {
              // The button disappears, but its row stays.
              row.current?.focus();
              setPressed(true);
              onRead(id);
            }}
          >
            {t('markAsRead')}
          </Button>
        </span>
      )}
    </li>
  );
}
