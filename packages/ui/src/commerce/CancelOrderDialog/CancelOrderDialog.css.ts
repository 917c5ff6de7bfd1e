import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** The inner distance leaves room for focus rings, which the scrolling body would cut off. */
export const form = style(layered({ display: 'grid', gap: vars.space[16], padding: '12px 4px 4px' }));
