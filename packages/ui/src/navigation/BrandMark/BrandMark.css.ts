import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** The head of the drake takes the colour that is green enough on its ground. */
export const root = recipe({
  base: layered({ flex: 'none' }),
  variants: {
    isOnBrand: { true: layered({ color: '#4DAF95' }), false: layered({ color: vars.color.line.brand }) },
  },
  defaultVariants: { isOnBrand: false },
});
