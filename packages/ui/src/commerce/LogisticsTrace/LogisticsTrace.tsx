import type { HTMLAttributes, Ref } from 'react';
import { CopyButton, type CopyButtonProps } from '../../actions/CopyButton/CopyButton.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { History } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { langOf } from '../../intl/langOf.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import * as styles from './LogisticsTrace.css.ts';

/** An event of a parcel. */
export interface LogisticsEvent {
  /** ISO 8601. */
  time: string;
  code: string;
  text: string;
}

export interface LogisticsTraceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onCopy'> {
  /** Name of the carrier; `null` while unknown. */
  carrier: string | null;
  /** Tracking number; `null` while unknown. */
  trackingNumber: string | null;
  /** Newest first. */
  events: readonly LogisticsEvent[];
  /** Loading state of the events. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads the events again after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** When the carrier was last asked, ISO 8601. */
  updateTime?: string | undefined;
  /** Whether the carrier could not be reached recently. @default false */
  isStale?: boolean | undefined;
  /** Copies the tracking number; an exception or rejection counts as a failure. @default the browser's clipboard */
  onCopy?: CopyButtonProps['onCopy'];
  /** Heading level of an error. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Current and past locations of a parcel. */
export function LogisticsTrace(props: LogisticsTraceProps) {
  const {
    carrier,
    trackingNumber,
    events,
    status = 'ready',
    onRetry,
    updateTime,
    isStale = false,
    onCopy,
    headingLevel = 3,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('orders', 'LogisticsTrace');
  const timeZone = useTimeZone();
  const locale = useLocale();
  useLoadingAnnouncement(status === 'loading' ? t('loading') : undefined);
  return (
    // Receives the focus of a retry button that disappears.
    <div tabIndex={-1} {...remainingProps} className={joinClass(styles.root, className)}>
      {trackingNumber !== null && (
        <div className={styles.head}>
          <div className={styles.words}>
            {carrier !== null && <p className={styles.carrier}>{carrier}</p>}
            <p translate="no" className={styles.small}>
              {t('trackingNumber', { number: trackingNumber })}
            </p>
          </div>
          <CopyButton
            className={styles.copy}
            variant="icon"
            size="md"
            value={trackingNumber}
            label={t('copy')}
            copiedLabel={t('copied')}
            onCopy={onCopy}
          />
        </div>
      )}
      {status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={3} />
        </div>
      )}
      {status === 'error' && <ErrorPanel headingLevel={headingLevel} onRetry={onRetry} />}
      {status === 'ready' && isStale && (
        <p className={styles.stale}>
          <Icon glyph={History} size="sm" className={styles.staleIcon} />
          <span className={styles.staleWords}>{t('stale')}</span>
        </p>
      )}
      {status === 'ready' && events.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('empty')}</p>
          <p className={styles.small}>{t('emptyHint')}</p>
        </div>
      )}
      {status === 'ready' && events.length > 0 && (
        <OrderTimeline
          label={t('label')}
          orientation="vertical"
          steps={events.map(({ time, code, text }, index) => ({
            id: `${code}-${time}-${events.length - index}`,
            title: <span lang={langOf(text, locale)}>{text}</span>,
            time,
            state: index === 0 ? 'current' : 'past',
          }))}
        />
      )}
      {status === 'ready' && updateTime !== undefined && (
        <p className={styles.small}>{t('updatedAt', { time: formatInstant(updateTime, timeZone) })}</p>
      )}
    </div>
  );
}
