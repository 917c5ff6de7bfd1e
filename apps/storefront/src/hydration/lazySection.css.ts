import { style } from '@vanilla-extract/css';

/** A box that is none: what stands in it lies in the layout of its parent. */
export const inPlace = style({ display: 'contents' });
