import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';

export const root = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '10px' }),
);
/** Phones show two actions; the others are behind the menu. */
export const roomy = style(layered({ display: 'contents', '@media': { [below('sm')]: { display: 'none' } } }));
export const cramped = style(layered({ display: 'contents', '@media': { [from('sm')]: { display: 'none' } } }));
