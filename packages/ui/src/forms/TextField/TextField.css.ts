import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const counter = recipe({
  base: layered({
    ...textStyle('caption'),
    ...numeric,
    flex: 'none',
    justifySelf: 'end',
    color: vars.color.foreground.subtle,
  }),
  variants: { isFull: { true: layered({ color: vars.color.foreground.warning, fontWeight: 600 }) } },
});
