import { style } from '@vanilla-extract/css';
import { layeredGlobal } from '../theme/layeredGlobal.ts';
import { layers } from '../theme/layers.css.ts';

export const root = style({});
// A title keeps to one line where it fits there.
layeredGlobal(`${root} a`, { display: 'inline-block' }, layers.components);
