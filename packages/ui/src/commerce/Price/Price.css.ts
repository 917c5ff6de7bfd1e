import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '6px', minInlineSize: 0 }),
);
// It is read out in place of all that stands after it.
layeredGlobal(`${root} > :first-child`, visuallyHidden, layers.components);

/** Figures are written from left to right in every language. */
const figures = layered({
  ...numeric,
  display: 'inline-flex',
  alignItems: 'baseline',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
/** How much smaller than the whole yuan symbol and fraction are, more so in large prices. */
const smaller = { sm: '0.82em', md: '0.66em', lg: '0.6em', xl: '0.55em' } as const;
function sized(size: keyof typeof smaller) {
  return style([figures, layered({ ...textStyle(`price-${size}`), ...numeric })]);
}
const sizes = { sm: sized('sm'), md: sized('md'), lg: sized('lg'), xl: sized('xl') };
for (const size of ['sm', 'md', 'lg', 'xl'] as const) {
  const part = `${sizes[size]} > small`;
  layeredGlobal(part, { fontSize: smaller[size], fontWeight: 600 }, layers.components);
  layeredGlobal(`${part}:first-child`, { marginInlineEnd: '0.1em' }, layers.components);
  layeredGlobal(`${part}:not(:first-child)`, { letterSpacing: 0 }, layers.components);
}

const { foreground } = vars.color;
const tones = styleVariants({
  regular: layered({ color: foreground.default }),
  deal: layered({ color: foreground.price }),
  onBrand: layered({ color: foreground['price-on-brand'] }),
  inherit: layered({ color: 'inherit' }),
});
/** By size and tone, joined beforehand: a list has hundreds of prices. */
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
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
  layers.components,
);
layeredGlobal(`${tones.onBrand} ~ s`, { color: foreground['on-brand-muted'] }, layers.components);
export interface PriceVariants {
  size?: keyof typeof amount | undefined;
  tone?: keyof typeof tones | undefined;
}

export const unit = style(
  layered({ ...textStyle('small'), color: vars.color.foreground.subtle, whiteSpace: 'nowrap' }),
);
/** Between the two ends of a range. */
export const dash = style(layered({ color: vars.color.foreground.subtle }));
