import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect, useRef } from 'react';

/**
 * Announces a sentence whenever it has changed since it was first known, so that a screen that updates itself isn't silent.
 *
 * @param text the current sentence; `undefined` while it is not known, or must not be announced
 * @param key announcements with the same key replace one another
 * @example useAnnounceChange(isStale ? undefined : t('news', { amount }), 'cart')
 */
export function useAnnounceChange(text: string | undefined, key: string): void {
  const announce = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || last.current === text) return;
    const isFirst = last.current === undefined;
    last.current = text;
    if (!isFirst) announce(text, { key });
  }, [text, key, announce]);
}
