import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const claimed = style(
  layered({
    ...textStyle('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[8],
    alignItems: 'center',
    color: vars.color.foreground.warning,
    fontVariantNumeric: 'tabular-nums',
  }),
);
