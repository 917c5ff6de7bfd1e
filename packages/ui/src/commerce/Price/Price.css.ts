import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '6px', minInlineSize: 0 }),
);

export const amount = recipe({
  base: layered({ ...numeric, display: 'inline-flex', alignItems: 'baseline', whiteSpace: 'nowrap' }),
  variants: {
    size: {
      sm: layered({ ...textStyle('price-sm'), ...numeric }),
      md: layered({ ...textStyle('price-md'), ...numeric }),
      lg: layered({ ...textStyle('price-lg'), ...numeric }),
      xl: layered({ ...textStyle('price-xl'), ...numeric }),
    },
    tone: {
      regular: layered({ color: vars.color.foreground.default }),
      deal: layered({ color: vars.color.foreground.price }),
      onBrand: layered({ color: vars.color.foreground['price-on-brand'] }),
      inherit: layered({ color: 'inherit' }),
    },
  },
  defaultVariants: { size: 'md' },
});
export type PriceVariants = NonNullable<RecipeVariants<typeof amount>>;

/** The symbol and the fraction are smaller than the whole yuan, more so in large prices. */
export const small = recipe({
  base: layered({ fontWeight: 600 }),
  variants: {
    size: {
      sm: layered({ fontSize: '0.82em' }),
      md: layered({ fontSize: '0.66em' }),
      lg: layered({ fontSize: '0.6em' }),
      xl: layered({ fontSize: '0.55em' }),
    },
    part: { symbol: layered({ marginInlineEnd: '0.1em' }), fraction: layered({ letterSpacing: 0 }) },
  },
  defaultVariants: { size: 'md' },
});

export const was = recipe({
  base: layered({
    ...textStyle('small'),
    ...numeric,
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      regular: layered({ color: vars.color.foreground.subtle }),
      deal: layered({ color: vars.color.foreground.subtle }),
      onBrand: layered({ color: vars.color.foreground['on-brand-muted'] }),
      inherit: layered({ color: vars.color.foreground.subtle }),
    },
  },
});
export const unit = style(
  layered({ ...textStyle('small'), color: vars.color.foreground.subtle, whiteSpace: 'nowrap' }),
);
/** Between the two ends of a range. */
export const dash = style(layered({ color: vars.color.foreground.subtle }));
