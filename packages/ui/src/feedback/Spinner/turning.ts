import { forcedColors } from '../../theme/motion.ts';
import { spin } from './spin.css.ts';

/** Style fragment of a ring that turns, of any size. */
export const ring = {
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 900ms linear infinite`,
  // The gap would get a colour as well, and a full ring does not seem to turn.
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', borderInlineEndColor: 'transparent' },
  },
} as const;

/** Such a ring of one size. For what stands on a page a hundred times, on a pseudo-element; elsewhere, use `Spinner`. */
export function turning(side: string) {
  return { inlineSize: side, blockSize: side, ...ring } as const;
}
