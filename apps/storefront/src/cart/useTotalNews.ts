import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect, useRef } from 'react';

/**
 * Announces count and total of a cart whenever they have changed.
 *
 * @param news the sentence to announce
 * @param isStale whether the latest change has no price yet; nothing is announced until it has
 */
export function useTotalNews(news: string, isStale: boolean): void {
  const announce = useAnnounce();
  const last = useRef(news);
  useEffect(() => {
    if (isStale || last.current === news) return;
    last.current = news;
    announce(news, { key: 'cart' });
  }, [news, isStale, announce]);
}
