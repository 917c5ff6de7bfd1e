import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ScrollingBodyProps {
  children: ReactNode;
  className: string;
}

/** Content that can be scrolled by keys when it is longer than its place, and is no stop of the Tab key when it is not. */
export function ScrollingBody({ children, className }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    // Heard once its layout is known and before it is seen: asking for that here would make the browser lay out twice.
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  );
}
