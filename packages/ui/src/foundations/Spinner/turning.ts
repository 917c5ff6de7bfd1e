import { forcedColors } from '../../theme/motion.ts';
import { spin } from './spin.css.ts';

/** Style fragment of a rotating ring of any size. */
export const ring = {
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 900ms linear infinite`,
  // Forced colors would also fill the gap, and a full ring does not seem to rotate.
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', borderInlineEndColor: 'transparent' },
  },
} as const;

/**
 * Style fragment of a rotating ring of one size, for a pseudo-element. For elements that occur a
 * hundred times on a page; otherwise use `Spinner`.
 */
export function turning(side: string) {
  return { inlineSize: side, blockSize: side, ...ring } as const;
}
