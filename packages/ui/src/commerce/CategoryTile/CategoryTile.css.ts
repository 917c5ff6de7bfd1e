import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { columnsUpTo } from '../../theme/columnsUpTo.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    gap: vars.space[8],
    justifyItems: 'center',
    alignContent: 'start',
    textAlign: 'center',
    '@media': { [from('lg')]: { ...textStyle('label') } },
  }),
);
const least = '3.75rem';
export const shot = style(layered({ inlineSize: '100%' }));
/** Container of tiles: four in a row on phones, eight from 768 px on, fewer where they would be narrower than 60 px. */
export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: columnsUpTo(4, '12px', least),
    gap: '14px 12px',
    '@media': {
      [from('md')]: { gridTemplateColumns: columnsUpTo(8, '12px', least) },
      [from('xl')]: { gridTemplateColumns: columnsUpTo(8, '20px', least), gap: '20px' },
    },
  }),
);
export const empty = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.foreground.muted,
  }),
);
