import type { HeadingProps } from './Heading.tsx';

/** The level of what stands below a heading, at most 6. */
export function levelBelow(level: HeadingProps['level']): HeadingProps['level'] {
  return Math.min(level + 1, 6) as HeadingProps['level'];
}
