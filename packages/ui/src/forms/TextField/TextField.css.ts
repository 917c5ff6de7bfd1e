import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const counter = style(
  layered({
    ...textStyle('caption'),
    ...numeric,
    flex: 'none',
    justifySelf: 'end',
    color: vars.color.foreground.subtle,
    selectors: { '&[data-full]': { color: vars.color.foreground.warning, fontWeight: 600 } },
  }),
);
