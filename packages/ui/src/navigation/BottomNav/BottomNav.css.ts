import { style } from '@vanilla-extract/css';
import { from, tall, tight } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { billBar } from '../billBar.ts';

export const root = style(
  layered({
    zIndex: vars.zIndex['bottom-nav'],
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    background: vars.color.background.surface,
    boxShadow: vars.shadow['bar-up'],
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    '@media': {
      [tall]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
      [from('lg')]: { display: 'none' },
    },
  }),
);

export const link = style(
  layered({
    ...textStyle('caption'),
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    blockSize: vars.size['bottom-nav'],
    color: vars.color.foreground.subtle,
    selectors: {
      '&[aria-current]': { color: vars.color.foreground.brand, fontWeight: 600 },
      '&[aria-current]::before': billBar({ insetBlockStart: '0' }),
      // The focus ring is inside: the edge of the screen would clip an outer one.
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current])': { color: vars.color.foreground.default } } },
    },
  }),
);
export const words = style(
  layered({
    maxInlineSize: '100%',
    paddingInline: '2px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    '@media': {
      // On the smallest phones: fits "Categories" in full.
      [tight.phone]: { paddingInline: 0, fontSize: '0.6875rem' },
      // For a phone's window at 200 % zoom: two lines.
      [tight.tiny]: {
        // At 200 % text size "Categories" still fits in one line of a window of 320 px, also as the current area.
        fontSize: 'min(0.5625rem, max(9px, 3.3vw))',
        lineHeight: 1.2,
        // Room for the descenders, which reach below so low a line.
        paddingBlockEnd: '0.2em',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      },
    },
  }),
);
layeredGlobal(
  `${link}[aria-current] svg`,
  { fill: 'color-mix(in srgb, currentColor 16%, transparent)', strokeWidth: 1.8 },
  layers.components,
);
export const badge = style(
  layered({ position: 'absolute', insetBlockEnd: 'calc(100% - 23px)', insetInlineStart: 'calc(50% + 5px)' }),
);
