import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollingBodyProps {
  children: ReactNode;
  className: string;
  /** Id of the title, which is its name when it is a stop. */
  titleId: string | undefined;
}

/**
 * Content that can be scrolled by keys when it is longer than its place. It is a stop of the Tab key only when there is none in it,
 * because whatever has the focus in it scrolls it as well.
 */
export function ScrollingBody({ children, className, titleId }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setStop(!holdsStop(element) && element.scrollHeight > element.clientHeight);
    // Heard once its layout is known: asking for that here would make the browser lay out twice.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <div ref={body} className={className} {...(isStop && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
      {children}
    </div>
  );
}

const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])';

function holdsStop(element: HTMLElement): boolean {
  return [...element.querySelectorAll(stops)].some((stop) => stop.checkVisibility?.() ?? true);
}
