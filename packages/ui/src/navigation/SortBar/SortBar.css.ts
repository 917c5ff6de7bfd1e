import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
/** Phones whose page is enlarged twofold: beside a rail there is no room for both. */
const tiny = '(width < 18.75rem)';

export const root = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    borderBlockEnd: `1px solid ${line.subtle}`,
    '@media': { [below('lg')]: { borderBlockEnd: 0 }, [tiny]: { position: 'relative', flexWrap: 'wrap', gap: 0 } },
  }),
);
export const tabs = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    marginInlineStart: '-14px',
    '@media': {
      [below('lg')]: { marginInlineStart: '-10px' },
      [below('sm')]: { display: 'none' },
    },
  }),
);
// Closer together, so that they fit beside the rail of categories.
layeredGlobal(`${tabs} > * > a`, { '@media': { [below('lg')]: { paddingInline: '10px' } } }, layers.components);

/** In the place of the row on phones, where no language has room for all of it. */
export const menu = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    '@media': { [from('sm')]: { display: 'none' }, [tiny]: { flex: '1 1 auto' } },
  }),
);
export const details = style(
  layered({
    position: 'relative',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    '@media': { [tiny]: { position: 'static' } },
  }),
);
export const summary = style(
  layered({
    ...textStyle('label-strong'),
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.space[48],
    // Air between the words and their focus ring.
    paddingInline: vars.space[4],
    marginInlineStart: '-4px',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const chevron = style(
  layered({
    color: foreground.subtle,
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
  }),
);
export const panel = style(
  layered({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: '-8px',
    zIndex: vars.zIndex.dropdown,
    inlineSize: 'max-content',
    minInlineSize: '180px',
    maxInlineSize: 'min(360px, calc(100vw - 32px))',
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
    background: background.raised,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    '@media': {
      [forcedColors]: { border: '1px solid CanvasText' },
      [tiny]: { insetInline: 'auto 0' },
    },
  }),
);
export const choice = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.md,
    selectors: {
      '&[aria-current]': { color: foreground.brand, fontWeight: 600 },
      // The panel is full to its edges.
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { background: background.hover } } } },
  }),
);
export const check = style(layered({ marginInlineStart: 'auto' }));
export const total = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    color: foreground.subtle,
    whiteSpace: 'nowrap',
    '@media': { [below('lg')]: { display: 'none' } },
  }),
);
export const view = style(
  layered({ display: 'flex', color: foreground.subtle, '@media': { [below('lg')]: { display: 'none' } } }),
);
export const viewButton = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    selectors: { '&[aria-pressed="true"]': { color: foreground.brand } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const filter = style(
  layered({
    ...textStyle('label-strong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    minBlockSize: vars.space[48],
    paddingInline: vars.space[8],
    color: foreground.brand,
    '@media': { [from('lg')]: { display: 'none' } },
  }),
);
