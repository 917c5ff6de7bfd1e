import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether messages should wait: the pointer or the focus is on them, or the tab is hidden.
 *
 * @param region of the messages
 * @param turns  which messages are shown
 */
export function usePaused(region: RefObject<HTMLElement | null>, turns: string) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);

  // Removing a focused message fires no blur event, so check after every render.
  useEffect(() => {
    setFocused(region.current?.contains(document.activeElement) ?? false);
  });
  // A message that is removed under the pointer sends no event either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown messages change
  useEffect(() => {
    setHovered((was) => was && (region.current?.matches(':hover') ?? false));
  }, [region, turns]);

  useEffect(() => {
    const read = () => setHidden(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const unmounted = new AbortController();
    const options = { signal: unmounted.signal };
    element.addEventListener('pointerenter', () => setHovered(true), options);
    element.addEventListener('pointerleave', () => setHovered(false), options);
    element.addEventListener('focusin', () => setFocused(true), options);
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
    element.addEventListener('focusout', onFocusOut, options);
    return () => unmounted.abort();
  }, [region]);

  return isHovered || isFocused || isHidden;
}
