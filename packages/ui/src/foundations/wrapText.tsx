import type { ReactNode } from 'react';

/**
 * Puts text into an element of its own; elements are returned as they are. Use it for content that stands beside other
 * content. Page translators replace text nodes, and React can only update text that is the one child of its element.
 *
 * @example <a href={href}>{wrapText(children)}<Icon glyph={ChevronRight} /></a>
 */
export function wrapText(content: ReactNode): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number';
  return isText && content !== '' ? <span>{content}</span> : content;
}
