import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style(layered({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[12] }));
