import { forcedColors } from '../theme/motion.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * Style fragment of the current item's marker: an amber bar of 20 × 3 px, like the brand's bill.
 * The element itself must be positioned.
 *
 * @param edge position of the bar, with its distance from that edge
 */
export function billBar(edge: { insetBlockStart?: string; insetBlockEnd?: string }) {
  return {
    content: '""',
    position: 'absolute',
    ...edge,
    insetInlineStart: 'calc(50% - 10px)',
    inlineSize: '20px',
    blockSize: '3px',
    borderRadius: edge.insetBlockStart === undefined ? '2px' : '0 0 3px 3px',
    background: vars.color.background.accent,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  } as const;
}
