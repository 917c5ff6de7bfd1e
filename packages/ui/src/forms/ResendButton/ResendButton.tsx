import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ResendButton.css.ts';

export interface ResendButtonProps extends Omit<ButtonProps, 'children' | 'isDisabled' | 'type'> {
  /** When the next code can be requested, in milliseconds since 1970; leave it out when none was sent yet. */
  availableAt?: number | undefined;
  /**
   * A clock of its own, in milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
}

const longAgo = 0;

/** Sends a code, then counts down until it can be pressed again. It keeps the focus meanwhile. */
export function ResendButton({
  availableAt,
  now,
  onPress,
  className,
  variant = 'ghost',
  size = 'sm',
  ...remainingProps
}: ResendButtonProps) {
  const t = useMessages('forms', 'ResendButton');
  const secondsLeft = useSecondsLeft(availableAt ?? longAgo, now);
  // The server does not know the remaining seconds, but it knows that there is a wait.
  const isWaiting = availableAt !== undefined && secondsLeft !== 0;
  const again = secondsLeft ? t('sendAgainIn', { seconds: secondsLeft }) : t('sendAgain');
  return (
    <Button
      {...remainingProps}
      variant={variant}
      size={size}
      aria-disabled={isWaiting || undefined}
      className={joinClass(styles.root({ isWaiting }), className)}
      onPress={() => {
        if (!isWaiting) onPress?.();
      }}
    >
      {availableAt === undefined ? t('send') : again}
    </Button>
  );
}
