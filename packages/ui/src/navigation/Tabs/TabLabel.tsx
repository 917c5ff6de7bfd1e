import { type ReactNode, useEffect, useRef } from 'react';
import { scrollRowTo } from '../scrollRowTo.ts';

interface TabLabelProps {
  children: ReactNode;
  isSelected: boolean;
}

/** Label of a tab. Scrolls the row to the selected tab, after that tab has rendered. */
export function TabLabel({ children, isSelected }: TabLabelProps) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = label.current?.closest('[role="tab"]');
    if (isSelected && tab?.parentElement) scrollRowTo(tab.parentElement, tab);
  }, [isSelected]);
  return <span ref={label}>{children}</span>;
}
