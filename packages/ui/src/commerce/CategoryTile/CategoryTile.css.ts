import { style } from '@vanilla-extract/css';
import { from, tight } from '../../theme/breakpoints.ts';
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
export const shot = style(layered({ inlineSize: '100%' }));
/** Parent of tiles: four in a row on phones, eight from 768 px on. */
export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '14px 12px',
    '@media': {
      [tight.tiny]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('md')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
      [from('xl')]: { gap: vars.space[20] },
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
