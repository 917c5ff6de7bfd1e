import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const reveal = style(layered({ marginInlineEnd: '-12px', color: vars.color.foreground.subtle }));
