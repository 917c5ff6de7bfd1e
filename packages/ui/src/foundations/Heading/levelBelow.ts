import type { HeadingLevel } from './Heading.tsx';

/** The level of what stands below a heading, at most 6. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
