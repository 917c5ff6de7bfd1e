import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { CircleAlert, CloudAlert, LockKeyhole, SearchX, TimerOff, WifiOff } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ErrorPanel.css.ts';
import { RetryButton } from './RetryButton.tsx';

/** Why the content could not be loaded. */
export type ErrorKind = 'network' | 'timeout' | 'server' | 'notFound' | 'forbidden' | 'unknown';

export interface ErrorPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Why the content could not be loaded; determines the icon and the sentence. @default 'unknown' */
  kind?: ErrorKind | undefined;
  /** Title of the panel. @default that this part cannot be shown, or that the page failed */
  title?: ReactNode;
  /** Replaces the default sentence. */
  children?: ReactNode;
  /** Replaces the icon: an illustration, on a page without other content. */
  illustration?: ReactNode;
  /** The server's identifier of the error. */
  reference?: string | undefined;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether it is trying again. @default false */
  isRetrying?: boolean | undefined;
  /** Seconds to wait before the next attempt; the button counts them down after every failure. @default 0 */
  retryAfter?: number | undefined;
  /** Whether it is the only content of a page: its title then receives the focus. @default false */
  isPage?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2, of a page 1 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const glyphs: Readonly<Record<ErrorKind, Glyph>> = {
  network: WifiOff,
  timeout: TimerOff,
  server: CloudAlert,
  notFound: SearchX,
  forbidden: LockKeyhole,
  unknown: CircleAlert,
};

/**
 * An error message instead of content that could not be loaded; announced when it appears, and
 * again after each failed retry. When it is unmounted with the focus on its button, the nearest
 * ancestor with `tabIndex={-1}` receives the focus.
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    kind = 'unknown',
    title,
    children,
    illustration,
    reference,
    onRetry,
    isRetrying = false,
    retryAfter = 0,
    isPage = false,
    headingLevel = isPage ? 1 : 2,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('feedback', 'ErrorPanel');
  const failures = useFailedRetries(isRetrying);
  // Optional: an exception here, in an error message, would break the whole page.
  const announce = useContext(AnnouncerContext);
  const announcement = failures > 0 ? t('failedAgain', { count: failures }) : '';
  const root = useOwnRef(ref);
  useLayoutEffect(() => leaveFocus(root.current), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage) heading.current?.focus();
  }, [isPage]);
  useEffect(() => {
    // In a section the message is part of the alert.
    if (isPage && announcement !== '') announce?.(announcement);
  }, [isPage, announcement, announce]);
  return (
    <div
      {...(!isPage && { role: 'alert' })}
      data-page={isPage || undefined}
      {...elementProps}
      ref={root}
      className={joinClass(styles.root, className)}
    >
      {illustration ?? <Icon glyph={glyphs[kind]} size="lg" />}
      <Heading
        ref={heading}
        level={headingLevel}
        size="subtitle"
        className={styles.title}
        {...(isPage && { tabIndex: -1 })}
      >
        {title ?? (isPage ? t('pageTitle') : t('title'))}
      </Heading>
      <p className={styles.text}>{children ?? t(kind)}</p>
      {announcement !== '' && <p className={styles.again}>{announcement}</p>}
      {reference !== undefined && (
        <p className={styles.reference}>
          <span>{`${t('reference')} `}</span>
          <span translate="no" className={styles.number}>
            {reference}
          </span>
        </p>
      )}
      {onRetry && (
        // Otherwise its countdown would be announced every second.
        <div aria-live="off" className={styles.foot}>
          <RetryButton isRetrying={isRetrying} retryAfter={retryAfter} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

/** Returns the number of failed retries while this panel is mounted. */
function useFailedRetries(isRetrying: boolean): number {
  const [seen, setSeen] = useState({ isRetrying, failures: 0 });
  if (seen.isRetrying !== isRetrying) {
    setSeen({ isRetrying, failures: isRetrying ? seen.failures : seen.failures + 1 });
  }
  return seen.failures;
}
