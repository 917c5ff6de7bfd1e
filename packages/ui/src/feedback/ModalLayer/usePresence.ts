import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns whether an element is mounted: while it is open, and until its own and its children's
 * transitions have ended. Without transitions (reduced motion, no layout engine) it is unmounted at
 * once.
 *
 * @param isOpen whether it should be shown
 * @param ref its element; its transitions are read when `isOpen` becomes false
 */
export function usePresence(isOpen: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return;
    const element = ref.current;
    const moving = element ? [element, ...element.children].flatMap((one) => one.getAnimations?.() ?? []) : [];
    if (moving.length === 0) {
      setPresent(false);
      return;
    }
    let isCurrent = true;
    // A cancelled transition counts as ended.
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, ref]);
  return isPresent;
}
