import { below, canHover, focusRing, from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { screenTitle } from '../../layout/screenTitle.css.ts';

export const page = style(layered({ display: 'grid', gap: vars.space[16] }));

export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: vars.space[32] } },
  }),
);

/** As high as the window: the footer is not seen before it has its place. */
export const loading = style([columns, layered({ alignContent: 'start', minBlockSize: '100svh' })]);

export const main = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    minInlineSize: 0,
    // Until it is known what became of the order, nothing can be changed.
    selectors: { '&[inert]': { opacity: 0.6 } },
    '@media': { [from('lg')]: { gap: vars.space[32] } },
  }),
);

export const section = style(layered({ position: 'relative', display: 'grid', gap: vars.space[12], minInlineSize: 0 }));

/** On phones the panels speak for themselves. */
export const sectionTitle = style([screenTitle, layered({ ...textStyle('subtitle') })]);

/** A legend lies outside of its fieldset's grid. */
export const legend = style([
  screenTitle,
  layered({ ...textStyle('subtitle'), padding: 0, marginBlockEnd: vars.space[12] }),
]);

export const amountsTitle = style(layered({ ...textStyle('subtitle') }));

export const addresses = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    '@media': {
      [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(120px, auto)' },
    },
  }),
);

/** Folded, phones show the chosen one, wider windows the first two as well, and all of them a way to a first one. */
const folded = `${addresses}[data-folded] >`;
globalStyle(
  `${folded} :not([data-selected]):not(:first-child):not(:nth-child(2)):not(:last-child)`,
  layered({ display: 'none' }),
);
globalStyle(
  `${folded} :not([data-selected]):not(:only-child)`,
  layered({ '@media': { [below('md')]: { display: 'none' } } }),
);

export const unfold = style(
  layered({
    justifySelf: 'start',
    selectors: {
      // Its words stand in line with the cards.
      '&&': { '@media': { [from('md')]: { marginInlineStart: '-16px' } } },
      '&[data-few]': { '@media': { [from('md')]: { display: 'none' } } },
      // Only the chosen one is shown: in its own corner, where the way to change it leaves room.
      '&:not([aria-expanded="true"])': {
        '@media': {
          [`(width >= 20rem) and ${below('md')}`]: {
            position: 'absolute',
            insetBlockEnd: vars.space[12],
            insetInlineEnd: vars.space[4],
          },
        },
      },
    },
  }),
);

export const addAddress = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.space[64],
    padding: vars.space[12],
    border: `1px dashed ${vars.color.line.field}`,
    borderRadius: vars.radius.lg,
    background: 'transparent',
    color: vars.color.foreground.brand,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);

/** Rows of one panel, parted by lines. */
export const rows = style(layered({ overflow: 'clip' }));
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '60px',
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
} as const;

export const coupon = style(
  layered({
    ...textStyle('label'),
    ...row,
    inlineSize: '100%',
    borderWidth: '1px 0 0',
    background: 'none',
    color: vars.color.foreground.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.md } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);

export const note = style(layered({ ...row, alignItems: 'start', paddingBlock: vars.space[12] }));
// Its words stand in line with those of the rows, its edge around them.
export const noteField = style(layered({ flex: 1, marginInlineStart: '-14px' }));
export const noteGlyph = style(layered({ marginBlockStart: vars.space[8] }));

export const couponName = style(layered({ flex: 1 }));

export const saving = style(layered({ ...textStyle('label-strong'), color: vars.color.foreground.price }));

export const muted = style(layered({ color: vars.color.foreground.muted }));

export const failure = style(layered({ display: 'grid', justifyItems: 'center' }));

/** Clear of the bars at both edges of the window. */
const clear = { scrollMarginBlock: '96px 112px' } as const;

export const inSight = style(layered(clear));

export const summary = style(
  layered({
    ...clear,
    display: 'grid',
    gap: vars.space[16],
    // The inset of the panels above it.
    '@media': {
      [below('lg')]: { selectors: { '&&': { padding: vars.space[16] } } },
      [from('lg')]: { position: 'sticky', insetBlockStart: '96px' },
    },
  }),
);

/** Phones have the bar at the lower edge for this. */
export const submit = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));

/** Why it cannot be pressed now. */
export const reason = style(
  layered({
    ...textStyle('small'),
    color: vars.color.foreground.muted,
    textAlign: 'center',
    marginBlockStart: vars.space[8],
  }),
);

export const addressGhost = style(layered({ blockSize: '96px' }));
export const itemsSkeleton = style(layered({ blockSize: '192px' }));
export const deliveryGhost = style(layered({ blockSize: '256px' }));

export const legal = style(
  layered({ ...textStyle('caption'), color: vars.color.foreground.subtle, textAlign: 'center' }),
);
