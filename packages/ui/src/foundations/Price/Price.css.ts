import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const row = {
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '6px',
  minInlineSize: 0,
} as const;
export const root = style(layered(row));
/** With a struck price, which wraps above the current price: current prices of a row of cards stay aligned. */
export const struck = style([root, layered({ flexWrap: 'wrap-reverse' })]);
/** An amount and its words, which stay together when the struck price wraps. */
export const currentPrice = style(layered({ ...row, columnGap: vars.space[4] }));
export const currentPriceOnBrand = style([currentPrice]);
// Read instead of everything after it.
layeredGlobal(`${root} > :first-child`, visuallyHidden, layers.components);

/** Amounts run from left to right, unless their parts do not in the reader's language. */
const figures = { whiteSpace: 'nowrap', direction: 'ltr', unicodeBidi: 'isolate' } as const;
/** Relative size of the symbol and the fraction: smaller in large prices. */
const smaller = { sm: '0.82em', md: '0.66em', lg: '0.6em', xl: '0.55em' } as const;
const sized = (size: keyof typeof smaller) => style(layered(textStyle(`price-${size}`)));
const sizes = { sm: sized('sm'), md: sized('md'), lg: sized('lg'), xl: sized('xl') };
// After the shorthands above, which reset `font-variant-numeric`.
const every = `:is(${Object.values(sizes).join(', ')})`;
layeredGlobal(
  every,
  { ...figures, fontVariantNumeric: numeric.fontVariantNumeric, display: 'inline-flex', alignItems: 'baseline' },
  layers.components,
);
layeredGlobal(`${every} small`, { fontWeight: 600 }, layers.components);
layeredGlobal(`${every}[dir="rtl"], ${root} > s[dir="rtl"]`, { direction: 'rtl' }, layers.components);
layeredGlobal(`${every} > small:first-child`, { marginInlineEnd: '0.1em' }, layers.components);
layeredGlobal(`${every} small:not(:first-child)`, { letterSpacing: 0 }, layers.components);
for (const size of ['sm', 'md', 'lg', 'xl'] as const) {
  layeredGlobal(`${sizes[size]} small`, { fontSize: smaller[size] }, layers.components);
}

const { foreground } = vars.color;
const tones = styleVariants({
  regular: layered({ color: foreground.default }),
  deal: layered({ color: foreground.price }),
  onBrand: layered({ color: foreground['price-on-brand'] }),
  inherit: layered({ color: 'inherit' }),
});
/** Classes by size and tone, joined in advance: a list has hundreds of prices. */
export const amount = {
  sm: toned(sizes.sm),
  md: toned(sizes.md),
  lg: toned(sizes.lg),
  xl: toned(sizes.xl),
};
function toned(size: string) {
  return {
    regular: `${size} ${tones.regular}`,
    deal: `${size} ${tones.deal}`,
    onBrand: `${size} ${tones.onBrand}`,
    inherit: `${size} ${tones.inherit}`,
  };
}
layeredGlobal(
  `${root} > s`,
  {
    ...textStyle('small'),
    ...numeric,
    color: foreground.subtle,
    ...figures,
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
  },
  layers.components,
);
layeredGlobal(
  `:is(${tones.onBrand}, ${currentPriceOnBrand}) ~ s`,
  { color: foreground['on-brand-muted'] },
  layers.components,
);
export interface PriceVariants {
  size?: keyof typeof amount | undefined;
  tone?: keyof typeof tones | undefined;
}

export const unit = style(
  layered({ ...textStyle('caption'), color: vars.color.foreground.subtle, whiteSpace: 'nowrap' }),
);
export const unitOnBrand = style([unit, layered({ color: foreground['on-brand-muted'] })]);
/** Between the two ends of a range. */
export const dash = style(layered({ color: vars.color.foreground.subtle }));
