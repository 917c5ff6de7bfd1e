import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { inPlace } from './lazySection.css.ts';

/** A copy of what stands in a place, for as long as the code that draws it anew is not here; nothing where nothing stands. */
export function StaticCopy({ place }: { place: RefObject<HTMLElement | null> }) {
  // Taken while what stands there is still to be seen.
  const [copies] = useState(() => [...(place.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => copy.current?.replaceChildren(...copies), [copies]);
  return <div ref={copy} className={inPlace} />;
}
