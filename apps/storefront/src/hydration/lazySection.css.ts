import { style } from '@vanilla-extract/css';

/** Creates no box: the children take part in the layout of the parent. */
export const noBox = style({ display: 'contents' });
