import { useLayoutEffect, useState } from 'react';
import { disabled } from '../../actions/Button/Button.css.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { useClock } from '../../foundations/Clock/ClockContext.ts';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';

interface RetryButtonProps {
  isRetrying: boolean;
  retryAfter: number;
  onRetry: () => void;
}

/** Tries again, once the delay that the server requested has passed. It keeps the focus meanwhile. */
export function RetryButton({ isRetrying, retryAfter, onRetry }: RetryButtonProps) {
  const t = useMessages('feedback', 'ErrorPanel');
  const clock = useClock();
  const [readyAt, setReadyAt] = useState<number>();
  // The browser's clock determines the start of the delay: on mount, whenever effects run, and
  // after each failure.
  useLayoutEffect(() => {
    if (!isRetrying) setReadyAt(clock.now() + retryAfter * 1000);
  }, [clock, retryAfter, isRetrying]);
  const counted = useSecondsLeft(readyAt ?? 0);
  const left = readyAt === undefined || counted === null ? retryAfter : Math.min(counted, retryAfter);
  const isWaiting = left > 0 && !isRetrying;
  return (
    <Button
      variant="quiet"
      aria-disabled={isWaiting || undefined}
      className={isWaiting ? disabled : undefined}
      isPending={isRetrying}
      pendingLabel={t('retrying')}
      onPress={() => {
        if (!isWaiting) onRetry();
      }}
    >
      {isWaiting ? t('retryIn', { seconds: left }) : t('retry')}
    </Button>
  );
}
