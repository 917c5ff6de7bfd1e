import { useContext, useEffect, useState } from 'react';
import { LayersContext } from '../../foundations/MallardProvider/LayersContext.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';

/** A part of `lib.dom` that TypeScript lacks so far. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Closes a layer on the system's close gesture (Back on Android), and on the application's (see
 * `onLayerOpen` of `MallardProvider`).
 *
 * @param isOpen     whether it is open
 * @param isLeavable whether the user may close it: otherwise the gesture does nothing, and the page
 * below stays as well
 * @see https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useCloseRequest(isOpen: boolean, isLeavable: boolean, onClose: () => void): void {
  const onLayerOpen = useContext(LayersContext);
  const close = useEffectEvent(() => {
    if (isLeavable) onClose();
  });
  useEffect(() => {
    if (isOpen) return onLayerOpen?.(() => close());
  }, [isOpen, onLayerOpen]);
  const [closes, setCloses] = useState(0);
  // A close watcher handles one gesture, and the layer may still be open after it.
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    // With a keyboard, the watcher would handle every Escape, also that of a list within the layer.
    if (!window.matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      setCloses(closes + 1);
      close();
    });
    return () => watcher.destroy();
  }, [isOpen, closes]);
}
