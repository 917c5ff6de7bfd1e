import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether something is in the page: while it is open, and until the transitions of its leaving are over, its own and those of
 * its children. Without any (reduced motion, no layout engine) it goes at once.
 *
 * @param isOpen whether it shall be there
 * @param ref its element; it is found leaving with the same render that `isOpen` became false in
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
    // One that is cancelled has come to its end, too.
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, ref]);
  return isPresent;
}
