import { CircleAlert } from '../foundations/Icon/glyphs.ts';
import { drawn } from './drawn.ts';
import { textStyle } from './textStyle.ts';
import { vars } from './vars.css.ts';

/**
 * Style fragment for a sentence that says what is wrong, with a sign before it. The sign costs no element: a form that is sent
 * empty draws as many errors at once as it has fields.
 */
export const problemText = {
  ...textStyle('small'),
  display: 'flex',
  gap: vars.space[4],
  color: vars.color.foreground.danger,
  selectors: {
    '&::before': {
      ...drawn(CircleAlert, { size: 16, line: 1.75 }),
      // Keeps it in the middle of the first line, however many there are.
      marginBlockStart: ['2px', 'calc((1lh - 16px) / 2)'] as string[],
    },
  },
} as const;
