import { useContext, useEffect, useEffectEvent } from 'react';
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
 * @param isLeavable whether the layer is open and may be left
 * @see https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useCloseRequest(isLeavable: boolean, onClose: () => void): void {
  const onLayerOpen = useContext(LayersContext);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isLeavable) return onLayerOpen?.(() => close());
  }, [isLeavable, onLayerOpen]);
  useEffect(() => {
    if (!isLeavable || !window.CloseWatcher) return;
    // Where there are keys, the watcher would take each Escape for one, also that of a list within the layer.
    if (!window.matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isLeavable]);
}
