import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect, useRef } from 'react';

/**
 * Announces a sentence to screen readers when it changes. The first known sentence is not announced.
 *
 * @param text the current sentence; `undefined` while it is not known
 * @param key announcements with the same key replace one another
 * @param isSilent suppresses the announcement of this change, for example because the user caused it
 * @example useAnnounceChange(isStale ? undefined : t('announcement', { amount }), 'cart')
 */
export function useAnnounceChange(text: string | undefined, key: string, isSilent = false): void {
  const announce = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || last.current === text) return;
    const isFirst = last.current === undefined;
    last.current = text;
    if (!isFirst && !isSilent) announce(text, { key });
  }, [text, key, isSilent, announce]);
}
