import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';

export const root = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    align: {
      stretch: layered({ alignItems: 'stretch' }),
      start: layered({ alignItems: 'flex-start' }),
      center: layered({ alignItems: 'center' }),
      end: layered({ alignItems: 'flex-end' }),
    },
  },
  defaultVariants: { align: 'stretch' },
});
export type StackVariants = NonNullable<RecipeVariants<typeof root>>;
