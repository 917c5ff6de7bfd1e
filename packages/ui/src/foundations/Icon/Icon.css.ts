import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

function sized(size: string, strokeWidth: number) {
  return layered({ inlineSize: size, blockSize: size, strokeWidth });
}

export const root = recipe({
  base: layered({
    flex: 'none',
    verticalAlign: 'middle',
    // Drawings keep their own colour there, which nobody has measured against the reader's ground.
    '@media': { [forcedColors]: { color: 'inherit !important' } },
  }),
  variants: {
    size: {
      sm: sized(vars.size['icon-sm'], 1.75),
      md: sized(vars.size['icon-md'], 1.6),
      lg: sized(vars.size['icon-lg'], 1.5),
    },
    isSolid: { true: layered({ fill: 'currentColor' }) },
    isDirectional: { true: layered({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }) },
  },
  defaultVariants: { size: 'md' },
});
export type IconVariants = NonNullable<RecipeVariants<typeof root>>;
