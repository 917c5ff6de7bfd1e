import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const root = recipe({
  base: layered({ minInlineSize: 0, textWrap: 'balance' }),
  variants: {
    size: {
      display: layered(textStyle('display')),
      headline: layered(textStyle('headline')),
      title: layered(textStyle('title')),
      subtitle: layered(textStyle('subtitle')),
      label: layered(textStyle('label-strong')),
    },
  },
});
export type HeadingVariants = NonNullable<RecipeVariants<typeof root>>;
