import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minInlineSize: 0 }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[12]}`,
    color: foreground.muted,
  }),
);
export const value = style(layered({ ...numeric, flex: 'none', maxInlineSize: '100%', color: foreground.default }));
export const track = style(
  layered({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: background['accent-muted'],
    boxShadow: `inset 0 0 0 1px ${line.subtle}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const fill = recipe({
  base: layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } },
  }),
  variants: {
    tone: {
      accent: layered({ fill: background.accent }),
      success: layered({ fill: line.brand }),
      danger: layered({ fill: foreground.danger }),
    },
  },
  defaultVariants: { tone: 'accent' },
});
export type MeterVariants = NonNullable<RecipeVariants<typeof fill>>;
