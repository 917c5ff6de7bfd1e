import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** As tall as two lines of a title and the line below it. */
export const placeholder = style(layered({ minBlockSize: '68px', paddingBlockStart: vars.space[4] }));
