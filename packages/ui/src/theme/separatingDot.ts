import { vars } from './vars.css.ts';

/** Style fragment of a dot between two facts on one line. Use it on `::before` of the second. */
export const separatingDot = {
  content: '""',
  display: 'inline-block',
  inlineSize: '3px',
  blockSize: '3px',
  borderRadius: '50%',
  background: 'currentColor',
  marginInlineEnd: vars.space[8],
  verticalAlign: '3px',
  opacity: 0.7,
} as const;
