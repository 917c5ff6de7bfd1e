import type { ComponentType } from 'react';
import { useMessages } from '../intl/useMessages.ts';
import { useAnnounce } from './Announcer/AnnouncerContext.ts';
import { type LazyPart, useLazyPart } from './useLazyPart.ts';

interface LazyOverlayState<Props> extends LazyPart<Props> {
  /** Message to show when the overlay cannot be opened; it is announced as well. */
  openFailed: string;
}

/**
 * Loads the code of an overlay when it is opened, and announces a failure.
 *
 * @param load fetches the code
 * @param isOpen whether the overlay is open
 * @param close called when the code cannot be fetched. The next press tries again, though some
 * browsers cache the failure until the page is reloaded
 */
export function useLazyOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): LazyOverlayState<Props> {
  const announce = useAnnounce();
  const t = useMessages('foundations', 'LazyOverlay');
  const part = useLazyPart(load, isOpen, () => {
    close();
    announce(t('openFailed'), { politeness: 'assertive' });
  });
  return { ...part, openFailed: t('openFailed') };
}
