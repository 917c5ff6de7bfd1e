import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    // A grid row stretches its cells.
    alignSelf: 'start',
    overflow: 'hidden',
    inlineSize: '100%',
    minInlineSize: 0,
    background: vars.color.background.sunken,
  }),
  variants: {
    radius: {
      none: {},
      md: layered({ borderRadius: vars.radius.md }),
      lg: layered({ borderRadius: vars.radius.lg }),
      xl: layered({ borderRadius: vars.radius.xl }),
    },
  },
  defaultVariants: { radius: 'none' },
});
export type AspectRatioVariants = NonNullable<RecipeVariants<typeof root>>;

/**
 * An empty SVG provides the proportions through attributes, because a strict
 * Content-Security-Policy refuses inline styles.
 */
export const measure = style(layered({ gridArea: '1 / 1', display: 'block', inlineSize: '100%' }));
export const content = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }),
);

globalStyle(
  `${content} > :where(iframe, video, img, picture, object, canvas)`,
  layered({ inlineSize: '100%', blockSize: '100%', border: 0, objectFit: 'cover' }),
);
