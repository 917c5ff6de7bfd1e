import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { DatabaseBackup, RefreshCw, ServerCrash, Wifi, WifiOff } from '../../foundations/Icon/glyphs.ts';
import type { Glyph } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Banner.css.ts';
import { Banner, type BannerProps } from './Banner.tsx';

/**
 * State of the connection to the server; `cached` shows stored data, `restored` is shown for a
 * while after a reconnection.
 */
export type NetworkStatus = 'online' | 'checking' | 'offline' | 'unreachable' | 'cached' | 'restored';

export interface NetworkBannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** State of the connection; nothing is shown while `online`. */
  status: NetworkStatus;
  /** When the data was loaded, in milliseconds since 1970; shown while `offline`, `unreachable` or `cached`. */
  lastSyncedAt?: number | undefined;
  /** Tries to reach the server; without it, and once restored, there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether it is trying to reach the server. Always true while `checking`. @default false */
  isRetrying?: boolean | undefined;
  /** Whether to reserve its height while `online`, so that nothing below it moves. @default false */
  isHeightReserved?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface Face {
  tone: BannerProps['tone'];
  glyph: Glyph;
  isStale: boolean;
}

const faces: Readonly<Record<Exclude<NetworkStatus, 'online'>, Face>> = {
  checking: { tone: 'info', glyph: RefreshCw, isStale: false },
  offline: { tone: 'warning', glyph: WifiOff, isStale: true },
  unreachable: { tone: 'danger', glyph: ServerCrash, isStale: true },
  cached: { tone: 'info', glyph: DatabaseBackup, isStale: true },
  restored: { tone: 'success', glyph: Wifi, isStale: false },
};

/** Shows that the shop uses stored data because the server cannot be reached, and announces each change once. */
export function NetworkBanner(props: NetworkBannerProps) {
  const {
    status,
    lastSyncedAt,
    onRetry,
    isRetrying = false,
    isHeightReserved = false,
    role = 'status',
    className,
    ...elementProps
  } = props;
  const t = useMessages('feedback', 'NetworkBanner');
  const timeZone = useTimeZone();
  const appearance = status === 'online' ? undefined : faces[status];
  const syncedAt = appearance?.isStale && lastSyncedAt !== undefined ? formatInstant(lastSyncedAt, timeZone) : '';
  const regionClass = `${styles.region} ${isHeightReserved ? styles.reserved : styles.apart}`;
  return (
    // The empty region stays, so that screen readers notice new content. It gets the focus of a
    // button that disappears.
    <div
      role={role}
      tabIndex={role === 'status' ? -1 : undefined}
      {...elementProps}
      className={joinClass(regionClass, className)}
    >
      {appearance && status !== 'online' && (
        <Banner
          tone={appearance.tone}
          icon={appearance.glyph}
          action={
            (appearance.isStale || status === 'checking') &&
            onRetry && (
              // The button's own state is no change of the connection.
              <span ref={leaveFocus} aria-live="off">
                <Button
                  size="sm"
                  variant="quiet"
                  className={styles.action}
                  isPending={isRetrying || status === 'checking'}
                  pendingLabel={t('retrying')}
                  onPress={onRetry}
                >
                  {t('retry')}
                </Button>
              </span>
            )
          }
        >
          <span>{t(status)}</span>
          {syncedAt && whole(t('syncedAt', { time: syncedAt }), syncedAt)}
        </Banner>
      )}
    </div>
  );
}

/** Keeps the date in one line; otherwise it would wrap at its hyphens. */
function whole(sentence: string, date: string): ReactNode {
  const [before, ...after] = sentence.split(date);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <span className={styles.date}>{date}</span>}
      <span>{after}</span>
    </>
  );
}
