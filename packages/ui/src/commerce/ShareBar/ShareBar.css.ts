import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contrastEdge } from '../../theme/contrastEdge.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '6px',
    borderRadius: '3px',
    boxShadow: contrastEdge,
    // Filled from the start of the text direction.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
export const track = recipe({
  variants: {
    tone: {
      deal: layered({ fill: `color-mix(in srgb, ${background.accent} 26%, transparent)` }),
      rating: layered({ fill: background.disabled }),
    },
  },
});
export const fill = recipe({
  base: layered({ '@media': { [forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } } }),
  variants: {
    tone: { deal: layered({ fill: background.accent }), rating: layered({ fill: foreground.rating }) },
  },
});
