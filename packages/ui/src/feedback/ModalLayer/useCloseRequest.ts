import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { LayersContext } from '../../foundations/MallardProvider/LayersContext.ts';

/** A part of `lib.dom` that TypeScript does not know yet. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Leaves a layer on the gesture by which its reader leaves anything: what the system tells (Back on Android), and what the
 * application makes of it (see `onLayerOpen` of `MallardProvider`).
 *
 * @param isOpen     whether it is open
 * @param isLeavable whether its reader may leave it: else the gesture does nothing, and what lies under the layer stays as well
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
  // A watcher hears one gesture, and the layer may still be open after it.
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    // Where there are keys, the watcher would take each Escape for one, also that of a list within the layer.
    if (!window.matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      setCloses(closes + 1);
      close();
    });
    return () => watcher.destroy();
  }, [isOpen, closes]);
}
