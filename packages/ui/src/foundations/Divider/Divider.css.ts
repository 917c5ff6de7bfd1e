import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const line = {
  content: '""',
  flex: 1,
  minInlineSize: vars.space[16],
  blockSize: '1px',
  background: vars.color.line.subtle,
};

export const root = recipe({
  base: layered({
    flex: 'none',
    selectors: {
      '&[data-labelled]': { display: 'flex', alignItems: 'center', gap: vars.space[12], inlineSize: '100%' },
      '&[data-labelled]::before': line,
      '&[data-labelled]::after': line,
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-labelled]::before, &[data-labelled]::after': { background: 'CanvasText' } },
      },
    },
  }),
  variants: {
    orientation: {
      horizontal: layered({
        selectors: { '&:not([data-labelled])': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } },
      }),
      vertical: layered({ borderInlineStart: `1px solid ${vars.color.line.subtle}`, alignSelf: 'stretch' }),
    },
  },
});
export type DividerVariants = NonNullable<RecipeVariants<typeof root>>;

export const label = style(
  layered({ ...textStyle('small'), minInlineSize: 0, color: vars.color.foreground.subtle, textAlign: 'center' }),
);
