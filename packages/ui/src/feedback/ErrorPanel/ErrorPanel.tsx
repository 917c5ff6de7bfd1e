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

/** What kept the content away. */
export type ErrorKind = 'network' | 'timeout' | 'server' | 'notFound' | 'forbidden' | 'unknown';

export interface ErrorPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** What kept the content away; chooses the icon and the sentence. @default 'unknown' */
  kind?: ErrorKind | undefined;
  /** Words above the sentence. @default that this part cannot be shown, or that the page failed */
  title?: ReactNode;
  /** Takes the place of the built-in sentence. */
  children?: ReactNode;
  /** Takes the place of the icon: one of the drawings, on a page with nothing else. */
  illustration?: ReactNode;
  /** Number under which the server knows the failure. */
  reference?: string | undefined;
  /** Asks again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether it is being asked again. @default false */
  isRetrying?: boolean | undefined;
  /** Seconds the server wants to be left alone; the button counts them, anew after every failure. @default 0 */
  retryAfter?: number | undefined;
  /** Whether it is all that the page has to show: then its title takes the focus. @default false */
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
 * Stands where content should be and could not be loaded; spoken when it appears and when it is there again. When it goes with the
 * focus on its button, the nearest part around it with `tabIndex={-1}` has the focus.
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
    ...others
  } = props;
  const { isPage = false, headingLevel = isPage ? 1 : 2, className, ref, ...rest } = others;
  const t = useMessages('feedback', 'ErrorPanel');
  const failures = useFailedRetries(isRetrying);
  // Without one it is silent: what throws here, in the place of an error, is the end of the page.
  const announce = useContext(AnnouncerContext);
  const news = failures > 0 ? t('failedAgain', { count: failures }) : '';
  const root = useOwnRef(ref);
  useLayoutEffect(() => leaveFocus(root.current), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage) heading.current?.focus();
  }, [isPage]);
  useEffect(() => {
    // In a section it is part of the alert.
    if (isPage && news !== '') announce?.(news);
  }, [isPage, news, announce]);
  return (
    <div
      {...(!isPage && { role: 'alert' })}
      data-page={isPage || undefined}
      {...rest}
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
      {news !== '' && <p className={styles.again}>{news}</p>}
      {reference !== undefined && (
        <p className={styles.reference}>
          <span>{`${t('reference')} `}</span>
          <span translate="no" className={styles.number}>
            {reference}
          </span>
        </p>
      )}
      {onRetry && (
        // Its countdown would be read out every second.
        <div aria-live="off" className={styles.foot}>
          <RetryButton isRetrying={isRetrying} retryAfter={retryAfter} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

/** How often it was asked again and came to nothing, as this panel is still there. */
function useFailedRetries(isRetrying: boolean): number {
  const [seen, setSeen] = useState({ isRetrying, failures: 0 });
  if (seen.isRetrying !== isRetrying) {
    setSeen({ isRetrying, failures: isRetrying ? seen.failures : seen.failures + 1 });
  }
  return seen.failures;
}
