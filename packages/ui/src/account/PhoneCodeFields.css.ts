import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const send = style(layered({ justifySelf: 'start' }));
