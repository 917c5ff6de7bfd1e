import { CountDown } from '../../feedback/CountDown/CountDown.tsx';
import { CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { ELEMENT, splitAtElement } from '../../intl/splitAtElement.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './FormAlert.css.ts';

interface FormAlertProps {
  /** The error of the form as a whole. */
  message: string | undefined;
  /** When it may be submitted again, milliseconds since 1970; replaces `message` until then. */
  retryAt?: number | undefined;
  /** Called at that time. */
  onRetry?: (() => void) | undefined;
}

/**
 * The error of a form as a whole; announced when it appears. Place it below the submit button,
 * which it must not move.
 */
export function FormAlert({ message, retryAt, onRetry }: FormAlertProps) {
  const t = useMessages('forms', 'FormAlert');
  const [before, after] = splitAtElement(t('tooManyAttempts', { time: ELEMENT }));
  const isShown = message !== undefined || retryAt !== undefined;
  return (
    <div role="alert" className={styles.root}>
      {isShown && (
        <p className={styles.words}>
          <Icon glyph={CircleAlert} size="sm" className={styles.icon} />
          {retryAt === undefined ? (
            <span>{message}</span>
          ) : (
            <span>
              <span>{before}</span>
              <CountDown format="short" targetTime={retryAt} onExpire={onRetry} />
              <span>{after}</span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
