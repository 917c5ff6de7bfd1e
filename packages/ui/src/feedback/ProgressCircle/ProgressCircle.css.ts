import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion } from '../../theme/motion.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

function sized(side: string, fontSize: string) {
  return layered({ inlineSize: side, blockSize: side, fontSize });
}

export const root = recipe({
  base: layered({
    ...numeric,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    color: vars.color.foreground.default,
    fontWeight: 600,
    lineHeight: 1,
  }),
  variants: {
    size: { sm: sized('1.5rem', '0.5rem'), md: sized('2.5rem', '0.6875rem'), lg: sized('4rem', '0.9375rem') },
  },
  defaultVariants: { size: 'md' },
});
export type ProgressCircleVariants = NonNullable<RecipeVariants<typeof root>>;

export const drawing = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    // Starts at the top.
    rotate: '-90deg',
    fill: 'none',
    strokeWidth: 3,
  }),
);
export const track = style(
  layered({ stroke: vars.color.background.skeleton, '@media': { [forcedColors]: { stroke: 'GrayText' } } }),
);
export const arc = style(
  layered({
    stroke: vars.color.line.brand,
    strokeLinecap: 'round',
    '@media': { [forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const turning = style(
  layered({
    animation: `${turn} 1.2s linear infinite`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
