import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollingBodyProps {
  children: ReactNode;
  className: string;
}

/** Content that can be scrolled by keys when it is longer than its place, and is no stop of the Tab key when it is not. */
export function ScrollingBody({ children, className }: ScrollingBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  // Before it is seen, so that there is no moment in which keys do not reach it.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setScrolling(element.scrollHeight > element.clientHeight);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={className} {...(isScrolling && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
