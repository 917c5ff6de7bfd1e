import type { HeadingLevel } from './Heading.tsx';

/** Returns the heading level below another one, at most 6. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
