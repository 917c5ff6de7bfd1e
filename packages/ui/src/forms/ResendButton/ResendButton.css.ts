import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = recipe({
  base: layered({ fontVariantNumeric: 'tabular-nums' }),
  variants: {
    isWaiting: {
      // Doubled class for higher specificity: the order of style sheets depends on the bundle.
      true: layered({
        selectors: {
          '&&': { color: vars.color.foreground.subtle, fontWeight: 400, cursor: 'not-allowed' },
        },
      }),
    },
  },
});
