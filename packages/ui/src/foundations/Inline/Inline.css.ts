import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';

export const root = recipe({
  base: layered({ display: 'flex', minInlineSize: 0 }),
  variants: {
    align: {
      start: layered({ alignItems: 'flex-start' }),
      center: layered({ alignItems: 'center' }),
      end: layered({ alignItems: 'flex-end' }),
      baseline: layered({ alignItems: 'baseline' }),
      stretch: layered({ alignItems: 'stretch' }),
    },
    justify: {
      start: layered({ justifyContent: 'flex-start' }),
      center: layered({ justifyContent: 'center' }),
      end: layered({ justifyContent: 'flex-end' }),
      between: layered({ justifyContent: 'space-between' }),
    },
    isWrapping: { true: layered({ flexWrap: 'wrap' }), false: layered({ flexWrap: 'nowrap' }) },
  },
  defaultVariants: { align: 'center', justify: 'start', isWrapping: true },
});
export type InlineVariants = NonNullable<RecipeVariants<typeof root>>;
