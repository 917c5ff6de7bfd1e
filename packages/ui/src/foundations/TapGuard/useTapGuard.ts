import { type RefObject, useLayoutEffect } from 'react';
import { noteLayerChange } from './tapGuard.ts';

/**
 * Prevents a double tap that opens or closes a layer from pressing content that has just appeared.
 *
 * @param isOpen whether the layer is open
 * @param layer  its element, when it covers only a part of the window and the rest stays usable
 */
export function useTapGuard(isOpen: boolean, layer?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The layer is still in the document when the effect is cleaned up.
    const note = () => noteLayerChange(layer?.current?.getBoundingClientRect());
    note();
    return note;
  }, [isOpen, layer]);
}
