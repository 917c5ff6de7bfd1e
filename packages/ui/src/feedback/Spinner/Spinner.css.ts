import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';

const inSight = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const;
const spin = keyframes({ to: { rotate: '360deg' } });

export const root = style(layered({ display: 'inline-flex', alignItems: 'center', gap: '8px', position: 'relative' }));

const turning = layered({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 900ms linear infinite`,
  selectors: { [still]: { animation: 'none' } },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    // The gap would get a colour as well, and a full ring does not seem to turn.
    [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', borderInlineEndColor: 'transparent' },
  },
});
export const ring = styleVariants({ sm: '18px', md: '24px', lg: '32px' }, (side) => [
  turning,
  layered({ inlineSize: side, blockSize: side }),
]);
export interface SpinnerVariants {
  size?: keyof typeof ring | undefined;
}

export const words = style(
  layered({
    ...textStyle('small'),
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    selectors: { [still]: inSight },
    '@media': { [reducedMotion]: inSight },
  }),
);
