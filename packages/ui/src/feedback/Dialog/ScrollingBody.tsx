import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollingBodyProps {
  children: ReactNode;
  className: string;
  /** Id of the title, which names it while it is focusable. */
  titleId: string | undefined;
}

/**
 * Content that keys can scroll when it overflows. It is focusable only without focusable content,
 * because a focused descendant lets keys scroll it as well.
 */
export function ScrollingBody({ children, className, titleId }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setStop(!holdsStop(element) && element.scrollHeight > element.clientHeight);
    // The observer fires after layout: measuring here would force an additional layout.
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
