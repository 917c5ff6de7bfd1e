import { iconStyle } from '../theme/iconStyle.ts';
import { textStyle } from '../theme/textStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { CircleAlert } from './Icon/glyphs.ts';

/**
 * Style fragment for an error message with an icon. The icon costs no element: submitting an empty
 * form shows one error per field.
 */
export const problemText = {
  ...textStyle('small'),
  display: 'flex',
  gap: vars.space[4],
  color: vars.color.foreground.danger,
  selectors: {
    '&::before': {
      ...iconStyle(CircleAlert, { size: 16, line: 1.75 }),
      // Centers the icon on the first line.
      marginBlockStart: ['2px', 'calc((1lh - 16px) / 2)'] as string[],
    },
  },
} as const;
