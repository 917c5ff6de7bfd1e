import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const root = style(layered(visuallyHidden));
