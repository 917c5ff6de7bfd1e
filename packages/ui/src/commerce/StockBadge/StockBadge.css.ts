import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = recipe({
  base: layered({
    ...textStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 4px',
    minInlineSize: 0,
  }),
  variants: {
    state: {
      in: layered({ color: foreground.success }),
      low: layered({ color: foreground.warning }),
      out: layered({ color: foreground.subtle }),
      preorder: layered({ color: foreground.info }),
      unknown: layered({ color: foreground.subtle }),
    },
  },
});
export const icon = style(layered({ flex: 'none' }));
export const limit = style(layered({ color: foreground.subtle, marginInlineStart: vars.space[4] }));
