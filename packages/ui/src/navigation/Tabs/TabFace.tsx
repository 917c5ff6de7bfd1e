import { type ReactNode, useEffect, useRef } from 'react';
import { scrollRowTo } from '../scrollRowTo.ts';

interface TabFaceProps {
  children: ReactNode;
  isSelected: boolean;
}

/** What a tab says. The row follows the chosen one; a tab knows best when it is drawn. */
export function TabFace({ children, isSelected }: TabFaceProps) {
  const face = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = face.current?.closest('[role="tab"]');
    if (isSelected && tab?.parentElement) scrollRowTo(tab.parentElement, tab);
  }, [isSelected]);
  return <span ref={face}>{children}</span>;
}
