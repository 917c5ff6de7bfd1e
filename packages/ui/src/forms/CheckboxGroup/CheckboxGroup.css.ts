import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { besideBox } from '../Checkbox/Checkbox.css.ts';

export const boxes = recipe({
  base: layered({ display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: {
      vertical: layered({ flexDirection: 'column' }),
      horizontal: layered({ flexWrap: 'wrap', columnGap: vars.space[20] }),
    },
    isNested: {
      true: layered({ paddingInlineStart: besideBox, marginBlockStart: '-6px' }),
    },
  },
  defaultVariants: { orientation: 'vertical' },
});
export type CheckboxGroupVariants = NonNullable<RecipeVariants<typeof boxes>>;
