import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    '@media': {
      [from('lg')]: {
        display: 'grid',
        gridTemplateColumns: '76px minmax(0, 1fr)',
        gap: vars.space[16],
        position: 'sticky',
        insetBlockStart: '96px',
      },
      [`${from('lg')} and ${below('xl')}`]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: vars.space[12] },
    },
  }),
);
/** One picture needs no thumbnails. */
export const single = style(layered({ '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }));

export const frame = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    overflow: 'hidden',
    background: background.sunken,
    '@media': { [from('lg')]: { borderRadius: vars.radius.xl } },
  }),
);
export const stage = style(
  layered({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    aspectRatio: '1',
    inlineSize: '100%',
    maxBlockSize: '720px',
    selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
    '@media': { [`${from('sm')} and ${below('lg')}`]: { maxBlockSize: 'min(72vw, 620px)' } },
  }),
);
export const slide = style(
  layered({
    flex: '0 0 100%',
    minInlineSize: 0,
    blockSize: '100%',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
  }),
);
export const picture = style(layered({ inlineSize: '100%', blockSize: '100%' }));

export const pager = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    position: 'absolute',
    insetBlockEnd: '28px',
    insetInlineEnd: vars.space[16],
    padding: '2px 12px',
    borderRadius: vars.radius.pill,
    background: `color-mix(in srgb, ${line.collar} 86%, transparent)`,
    color: foreground['on-scene'],
    pointerEvents: 'none',
    '@media': { [from('lg')]: { insetBlockEnd: vars.space[20], insetInlineEnd: vars.space[20] } },
  }),
);

export const thumbs = style(
  layered({
    display: 'none',
    '@media': {
      [from('lg')]: { display: 'grid', gap: vars.space[12], alignContent: 'start', order: -1 },
    },
  }),
);
export const thumb = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    selectors: {
      '&[aria-current]': { outline: `2px solid ${line.brand}`, outlineOffset: '2px' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const overlay = style(
  layered({
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: vars.space[8],
    insetInline: '10px',
    display: 'flex',
    gap: vars.space[8],
    '@media': { [from('lg')]: { display: 'none' } },
  }),
);
