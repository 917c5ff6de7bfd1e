import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[16],
    color: vars.color.foreground.subtle,
  }),
);
export const failure = style(layered({ color: vars.color.foreground.danger }));
