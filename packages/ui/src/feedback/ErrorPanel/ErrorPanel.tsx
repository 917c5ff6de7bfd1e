import { CircleAlert, CloudAlert, LockKeyhole, type LucideIcon, SearchX, TimerOff, WifiOff } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingProps } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { MessageKey } from '../../intl/Messages.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ErrorPanel.css.ts';

/** What kept the content away. */
export type ErrorKind = 'network' | 'timeout' | 'server' | 'notFound' | 'forbidden' | 'unknown';

export interface ErrorPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** What kept the content away; chooses the icon and the sentence. @default 'unknown' */
  kind?: ErrorKind | undefined;
  /** Words above the sentence. @default "Something went wrong" in the reader's language */
  title?: ReactNode;
  /** Takes the place of the built-in sentence. */
  children?: ReactNode;
  /** Number under which the server knows the failure. */
  reference?: string | undefined;
  /** Asks again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether it is being asked again. @default false */
  isRetrying?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingProps['level'] | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const faces: Readonly<Record<ErrorKind, { glyph: LucideIcon; message: MessageKey }>> = {
  network: { glyph: WifiOff, message: 'errorNetwork' },
  timeout: { glyph: TimerOff, message: 'errorTimeout' },
  server: { glyph: CloudAlert, message: 'errorServer' },
  notFound: { glyph: SearchX, message: 'errorNotFound' },
  forbidden: { glyph: LockKeyhole, message: 'errorForbidden' },
  unknown: { glyph: CircleAlert, message: 'errorUnknown' },
};

/** Stands where content should be and could not be loaded; spoken when it appears. */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    kind = 'unknown',
    title,
    children,
    reference,
    onRetry,
    isRetrying = false,
    headingLevel = 2,
    ...others
  } = props;
  const { className, ...rest } = others;
  const messages = useMessages();
  const { glyph, message } = faces[kind];
  return (
    <div role="alert" {...rest} className={joinClass(styles.root, className)}>
      <Icon glyph={glyph} size="lg" />
      <Heading level={headingLevel} size="subtitle">
        {title ?? messages.errorTitle}
      </Heading>
      <p className={styles.text}>{children ?? messages[message]}</p>
      {reference !== undefined && (
        <p className={styles.reference}>
          {messages.reference} {reference}
        </p>
      )}
      {onRetry && (
        <Button variant="quiet" isPending={isRetrying} pendingLabel={messages.retrying} onPress={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
