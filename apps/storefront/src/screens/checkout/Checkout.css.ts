import { below, canHover, focusRing, from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(layered({ display: 'grid', gap: vars.space[16] }));

export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[24],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: vars.space[32] } },
  }),
);

export const main = style(
  layered({
    display: 'grid',
    gap: vars.space[24],
    minInlineSize: 0,
    '@media': { [from('lg')]: { gap: vars.space[32] } },
  }),
);

export const section = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));

export const sectionTitle = style(layered({ ...textStyle('subtitle') }));

/** A legend lies outside of its fieldset's grid. */
export const legend = style(layered({ ...textStyle('subtitle'), padding: 0, marginBlockEnd: vars.space[12] }));

export const addresses = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** Folded, phones show the chosen one, wider windows the first two as well. */
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
    selectors: { '&[data-few]': { '@media': { [from('md')]: { display: 'none' } } } },
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

export const delivery = style(layered({ display: 'grid', gap: vars.space[16] }));

export const coupon = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size['control-lg'],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.line.field}`,
    borderRadius: vars.radius.md,
    background: vars.color.background.surface,
    color: vars.color.foreground.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);

export const couponName = style(layered({ flex: 1 }));

export const saving = style(layered({ ...textStyle('label-strong'), color: vars.color.foreground.price }));

export const muted = style(layered({ color: vars.color.foreground.muted }));

export const summary = style(
  layered({
    display: 'grid',
    gap: vars.space[16],
    '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: '96px' } },
  }),
);

/** Phones have the bar at the lower edge for this. */
export const submit = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));

export const legal = style(
  layered({ ...textStyle('caption'), color: vars.color.foreground.subtle, textAlign: 'center' }),
);
