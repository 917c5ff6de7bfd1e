import { forcedColors } from './motion.ts';
import { vars } from './vars.css.ts';

/**
 * Style fragment of a panel: rounded, on the surface color, with an edge that forced colors show, too.
 *
 * @example style(layered({ ...panel, padding: vars.space[20] }))
 */
export const panel = {
  borderRadius: vars.radius.lg,
  background: vars.color.background.surface,
  boxShadow: vars.shadow.hairline,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
} as const;
