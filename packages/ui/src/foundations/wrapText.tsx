import type { ReactNode } from 'react';

/**
 * Wraps text in an element; returns elements unchanged. Use it for content next to other content.
 * Page translators replace text nodes, and React can only update text that is the only child of its
 * element.
 *
 * @example <a href={href}>{wrapText(children)}<Icon glyph={ChevronRight} /></a>
 */
export function wrapText(content: ReactNode): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number';
  return isText && content !== '' ? <span>{content}</span> : content;
}
