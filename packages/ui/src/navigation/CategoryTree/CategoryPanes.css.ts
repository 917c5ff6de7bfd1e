import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const panes = style(
  layered({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', minBlockSize: '320px', minInlineSize: 0 }),
);
export const rail = style(layered({ background: background.sunken, minInlineSize: 0 }));
export const top = style(
  layered({
    ...textStyle('small'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: '56px',
    padding: '6px 8px',
    color: foreground.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-expanded="true"]': { background: background.canvas, color: foreground.brand, fontWeight: 600 },
      // The amber marker at the start edge.
      '&[aria-expanded="true"]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: 'calc(50% - 10px)',
        inlineSize: '3px',
        borderRadius: '2px',
        background: background.accent,
      },
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-expanded="true"])': { background: background.hover } } },
      [forcedColors]: {
        selectors: { '&[aria-expanded="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const pane = style(
  layered({ display: 'grid', alignContent: 'start', gap: vars.space[8], minInlineSize: 0, padding: '8px 16px 24px' }),
);
export const section = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
export const title = style(
  layered({
    ...textStyle('label-strong'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.touch,
    minInlineSize: 0,
    borderRadius: vars.radius.sm,
    selectors: { '&[aria-current]': { color: foreground.brand } },
  }),
);
export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    gap: '12px 8px',
  }),
);
export const tile = style(
  layered({
    ...textStyle('caption'),
    display: 'grid',
    justifyItems: 'center',
    gap: '6px',
    padding: '4px',
    borderRadius: vars.radius.md,
    textAlign: 'center',
    selectors: { '&[aria-current]': { color: foreground.brand, fontWeight: 600 } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
export const picture = style(layered({ inlineSize: '64px' }));
export const drawing = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '64px',
    blockSize: '64px',
    borderRadius: vars.radius.lg,
    background: background.sunken,
    color: foreground.muted,
  }),
);
export const words = style(layered({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' }));
