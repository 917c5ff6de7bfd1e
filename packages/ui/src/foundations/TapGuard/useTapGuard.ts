import { type RefObject, useLayoutEffect } from 'react';
import { noteLayerChange } from './tapGuard.ts';

/**
 * Keeps a double tap that opens or closes a layer from pressing what has appeared under the finger.
 *
 * @param isOpen whether the layer is open
 * @param layer  its element, where it covers only a part of the window and leaves the rest usable
 */
export function useTapGuard(isOpen: boolean, layer?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    // It is still in the page when the effect is cleaned up.
    const note = () => noteLayerChange(layer?.current?.getBoundingClientRect());
    note();
    return note;
  }, [isOpen, layer]);
}
