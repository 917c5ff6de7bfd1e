import { type RefObject, useRef } from 'react';
import { useEarlyInput } from './useEarlyInput.ts';

/**
 * Takes a box that was ticked, or no longer is, before its scripts came (`useEarlyInput`).
 *
 * @param drawn whether React has drawn a tick
 * @param take  gets whether there is one, when that is other
 * @returns the ref for the box
 */
export function useEarlyTick(drawn: boolean, take: (isTicked: boolean) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(() => {
    if (box.current && box.current.checked !== drawn) take(box.current.checked);
  });
  return box;
}
