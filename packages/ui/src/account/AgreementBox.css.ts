import { style } from '@vanilla-extract/css';
import { layeredGlobal } from '../theme/layeredGlobal.ts';
import { layers } from '../theme/layers.css.ts';

export const root = style({});
// Keeps a title on one line where it fits.
layeredGlobal(`${root} a`, { display: 'inline-block' }, layers.components);
