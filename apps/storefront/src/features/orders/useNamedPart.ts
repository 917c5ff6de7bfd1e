import { useEffect, useRef } from 'react';
import { focusOn } from '../../navigation/focusOn.ts';

/**
 * Brings a part of the screen into view, and goes on from its heading, where the address names it: the browser looked for it
 * before there was anything to show.
 *
 * @param id what the address calls the part
 * @returns the ref of the part
 */
export function useNamedPart<Part extends HTMLElement>(id: string) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    // After the screen, which takes the focus to its own heading when everything in it is there at once.
    queueMicrotask(() => {
      part.current?.scrollIntoView();
      const heading = part.current?.querySelector('h2');
      if (heading) focusOn(heading);
    });
  }, [id]);
  return part;
}
