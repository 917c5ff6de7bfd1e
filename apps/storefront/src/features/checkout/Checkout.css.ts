import { below, canHover, focusRing, from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { screenTitle } from '../../screen/screenTitle.css.ts';

export const page = style(layered({ display: 'grid', gap: vars.space[16] }));

export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: vars.space[32] } },
  }),
);

/** As high as the window, so that the footer is not visible until the content has loaded. */
export const loading = style([columns, layered({ alignContent: 'start', minBlockSize: '100svh' })]);

export const main = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    minInlineSize: 0,
    // Inert while the order is being placed, or its outcome is not known.
    selectors: { '&[inert]': { opacity: 0.6 } },
    '@media': { [from('lg')]: { gap: vars.space[32] } },
  }),
);

export const section = style(layered({ position: 'relative', display: 'grid', gap: vars.space[12], minInlineSize: 0 }));

/** Hidden on phones, where the panels need no heading. */
export const sectionTitle = style([screenTitle, layered({ ...textStyle('subtitle') })]);

/** A legend is not part of its fieldset's grid, so it needs its own margin. */
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

/** Collapsed, phones show only the selected address. Wider windows also show the first two and the add button. */
const folded = `${addresses}[data-folded] >`;
globalStyle(
  `${folded} :not([data-selected]):not(:first-child):not(:nth-child(2)):not(:last-child)`,
  layered({ display: 'none' }),
);
globalStyle(
  `${folded} :not([data-selected]):not(:only-child)`,
  layered({ '@media': { [below('md')]: { display: 'none' } } }),
);

export const expand = style(
  layered({
    justifySelf: 'start',
    selectors: {
      // Aligns the text with the cards.
      '&&': { '@media': { [from('md')]: { marginInlineStart: '-16px' } } },
      '&[data-few]': { '@media': { [from('md')]: { display: 'none' } } },
      // Only the selected address is shown, so the button fits in its corner.
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

/** Rows of one panel, separated by lines. */
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
// Aligns the text with the text of the rows; the border is outside.
export const noteField = style(layered({ flex: 1, marginInlineStart: '-14px' }));
export const noteGlyph = style(layered({ marginBlockStart: vars.space[8] }));

export const couponName = style(layered({ flex: 1 }));

export const saving = style(layered({ ...textStyle('label-strong'), color: vars.color.foreground.price }));

export const muted = style(layered({ color: vars.color.foreground.muted }));

export const failure = style(layered({ display: 'grid', justifyItems: 'center' }));

/** Keeps a scrolled element clearOfBars of the bars at the top and bottom of the window. */
const clearOfBars = { scrollMarginBlock: '96px 112px' } as const;

export const scrollTarget = style(layered(clearOfBars));

export const summary = style(
  layered({
    ...clearOfBars,
    display: 'grid',
    gap: vars.space[16],
    // The same padding as the panels above.
    '@media': {
      [below('lg')]: { selectors: { '&&': { padding: vars.space[16] } } },
      [from('lg')]: { position: 'sticky', insetBlockStart: '96px' },
    },
  }),
);

/** Hidden on phones, which show `CartBar` instead. */
export const submit = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));

/** Reason why the button is disabled. */
export const reason = style(
  layered({
    ...textStyle('small'),
    color: vars.color.foreground.muted,
    textAlign: 'center',
    marginBlockStart: vars.space[8],
  }),
);

export const addressSkeleton = style(layered({ blockSize: '96px' }));
export const itemsSkeleton = style(layered({ blockSize: '192px' }));
export const deliverySkeleton = style(layered({ blockSize: '256px' }));

export const legal = style(
  layered({ ...textStyle('caption'), color: vars.color.foreground.subtle, textAlign: 'center' }),
);
