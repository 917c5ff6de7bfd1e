import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    // Cells of a row stretch what is in them.
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

/** An empty drawing has the proportions, whatever they are; an attribute each, because a strict policy takes no inline style. */
export const measure = style(layered({ gridArea: '1 / 1', display: 'block', inlineSize: '100%' }));
export const content = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }),
);

globalStyle(
  `${content} > :where(iframe, video, img, picture, object, canvas)`,
  layered({ inlineSize: '100%', blockSize: '100%', border: 0, objectFit: 'cover' }),
);
