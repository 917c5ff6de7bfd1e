import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const wide = '(min-width: 40rem)';

export const root = style(
  layered({ containerType: 'inline-size', display: 'grid', gap: vars.space[40], minInlineSize: 0 }),
);
export const story = recipe({
  base: layered({ display: 'grid', gap: '18px', minInlineSize: 0 }),
  variants: {
    isPair: {
      true: layered({
        '@container': {
          [wide]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: vars.space[32], alignItems: 'center' },
        },
      }),
      false: {},
    },
  },
});
export const words = style(
  layered({ display: 'grid', gap: vars.space[8], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const paragraph = style(
  layered({ ...textStyle('body'), maxInlineSize: '68ch', color: vars.color.foreground.muted, whiteSpace: 'pre-line' }),
);
