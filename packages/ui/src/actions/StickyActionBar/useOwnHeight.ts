import { type RefObject, useEffect } from 'react';

/** Sets a custom property of the root element to the height of an element, in px, while it is mounted. */
export function useOwnHeight(element: RefObject<HTMLElement | null>, property: string): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${watched.offsetHeight}px`));
    observer.observe(watched);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
