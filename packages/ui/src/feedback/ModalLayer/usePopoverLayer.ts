import { useTapGuard } from '../../foundations/TapGuard/useTapGuard.ts';
import { useCloseRequest } from './useCloseRequest.ts';

/** Closes an open popover with Back or Escape, and ignores the second press of a double press that opened or closed it. */
export function usePopoverLayer(isOpen: boolean, close: () => void): void {
  useCloseRequest(isOpen, true, close);
  useTapGuard(isOpen);
}
