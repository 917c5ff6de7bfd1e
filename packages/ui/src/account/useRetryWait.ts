import { useCallback, useState } from 'react';
import { useAnnounce } from '../foundations/Announcer/AnnouncerContext.ts';
import { useClock } from '../foundations/Clock/ClockContext.ts';
import { useMessages } from '../intl/useMessages.ts';

/**
 * Blocks a form after too many attempts.
 *
 * @param retryAt when it may be submitted again, milliseconds since 1970
 * @returns that time while it is in the future, a function to call when it has passed, and a check
 * before submission, which announces the remaining time
 */
export function useRetryWait(retryAt: number | undefined) {
  const clock = useClock();
  const announce = useAnnounce();
  const t = useMessages('account', 'signIn');
  const [over, setOver] = useState<number>();
  const end = useCallback(() => setOver(retryAt), [retryAt]);
  const waitUntil = retryAt === over ? undefined : retryAt;

  function mayGoOn(): boolean {
    const left = waitUntil === undefined ? 0 : Math.ceil((waitUntil - clock.now()) / 1000);
    if (left > 0) announce(t('waitSeconds', { count: left }), { politeness: 'assertive' });
    return left <= 0;
  }
  return { waitUntil, end, mayGoOn };
}
