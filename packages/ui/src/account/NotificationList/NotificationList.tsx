import type { Notification } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { BottleDrawing } from '../../feedback/Illustration/BottleDrawing.tsx';
import { formatDate, fromIso } from '../../forms/DateField/plainDate.ts';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { useNow } from '../../foundations/Clock/useNow.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { groupByDay, nearDay } from '../../intl/groupByDay.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './NotificationList.css.ts';
import { NotificationRow } from './NotificationRow.tsx';

export interface NotificationListProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Newest first. */
  items: readonly Notification[];
  /** Loading state of the notifications. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Number of unread notifications, including those that are not shown. @default counted from `items` */
  unreadCount?: number | undefined;
  /** Called with the id of a notification that was read, by its button or by opening its link. */
  onRead: (id: string) => void;
  /** Called to mark all of them as read. */
  onReadAll: () => void;
  /** Whether all of them are being marked. @default false */
  isReadingAll?: boolean | undefined;
  /** Loads again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Replaces the default error message. */
  errorMessage?: string | undefined;
  /**
   * A clock of its own, milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** Heading level of the days. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A shopper's notifications by day, with the unread ones marked. */
export function NotificationList(props: NotificationListProps) {
  const {
    items,
    status = 'ready',
    unreadCount,
    onRead,
    onReadAll,
    isReadingAll = false,
    onRetry,
    errorMessage,
    now: ownClock,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('account', 'NotificationList');
  const timeZone = useTimeZone();
  const locale = useLocale();
  const now = useNow(60, ownClock);
  const count = useRef<HTMLParagraphElement>(null);
  const unread = unreadCount ?? items.filter(({ isRead }) => !isRead).length;

  function nameOf(day: string): string {
    // The server does not know the current minute, so "today" and "yesterday" appear after
    // hydration.
    const near = nearDay(day, now, timeZone);
    if (near) return t(near);
    const date = fromIso(day);
    return date ? formatDate(date, locale, { dateStyle: 'long' }) : day;
  }

  const isReady = status === 'ready' && items.length > 0;
  return (
    <section
      aria-label={t('label')}
      aria-busy={status === 'loading'}
      // Receives the focus of a retry button that disappears.
      tabIndex={-1}
      {...elementProps}
      className={joinClass(styles.root, className)}
    >
      {status === 'loading' && <Loading />}
      {status === 'error' && (
        <ErrorPanel headingLevel={headingLevel} onRetry={onRetry}>
          {errorMessage}
        </ErrorPanel>
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title={t('empty')} headingLevel={headingLevel} illustration={<BottleDrawing />}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {isReady && (
        <>
          <div className={styles.head}>
            {/* Receives the focus when the button beside it disappears. */}
            <p ref={count} tabIndex={-1} role="status" className={styles.count}>
              {t('unreadCount', { count: unread })}
            </p>
            {unread > 0 && (
              <Button
                variant="ghost"
                size="sm"
                className={styles.readAll}
                isPending={isReadingAll}
                onPress={() => {
                  count.current?.focus();
                  onReadAll();
                }}
              >
                {t('markAllAsRead')}
              </Button>
            )}
          </div>
          <div className={styles.days}>
            {groupByDay(items, timeZone, ({ createTime }) => createTime).map(({ day, items: ofDay }) => (
              <div key={day} className={styles.day}>
                {day !== '' && (
                  <Heading level={headingLevel} size="subtitle" className={styles.dayName}>
                    {nameOf(day)}
                  </Heading>
                )}
                <ul className={styles.list}>
                  {ofDay.map((item) => (
                    <NotificationRow key={item.id} notification={item} onRead={onRead} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function Loading() {
  const t = useMessages('account', 'NotificationList');
  useLoadingAnnouncement(t('loading'));
  return (
    <div className={`${styles.list} ${styles.loading}`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </div>
  );
}
