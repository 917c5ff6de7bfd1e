import type { ComponentType } from 'react';
import { useMessages } from '../intl/useMessages.ts';
import { useAnnounce } from './Announcer/AnnouncerContext.ts';
import { type LazyPart, useLazyPart } from './useLazyPart.ts';

interface LateOverlay<Props> extends LazyPart<Props> {
  /** What is said when it cannot be opened, to show it as well. */
  openFailed: string;
}

/**
 * Brings what a press opens, and says so when it cannot be opened.
 *
 * @param load fetches the code
 * @param isOpen whether it is to be seen
 * @param close called when the code cannot be fetched; another press asks again, though some browsers keep such a failure until
 *   the page is loaded anew
 */
export function useLateOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): LateOverlay<Props> {
  const announce = useAnnounce();
  const t = useMessages('foundations', 'LazyOverlay');
  const part = useLazyPart(load, isOpen, () => {
    close();
    announce(t('openFailed'), { politeness: 'assertive' });
  });
  return { ...part, openFailed: t('openFailed') };
}
