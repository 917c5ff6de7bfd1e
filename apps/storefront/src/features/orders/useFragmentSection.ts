import { useEffect, useRef } from 'react';
import { focusOn } from '../../navigation/focusOn.ts';

/**
 * Scrolls a section into view and moves the focus to its heading when the URL fragment names it. The browser can't do it,
 * because the section renders after the page load.
 *
 * @param id element id of the section
 * @returns ref for the section
 */
export function useFragmentSection<Section extends HTMLElement>(id: string) {
  const section = useRef<Section>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    // Runs after the screen, which may move the focus to its own heading first.
    queueMicrotask(() => {
      section.current?.scrollIntoView();
      const heading = section.current?.querySelector('h2');
      if (heading) focusOn(heading);
    });
  }, [id]);
  return section;
}
