import type { SceneTint } from '../types.ts';
import type { Brush } from './brush.ts';
import { box, oval } from './marks.ts';
import { tintColour } from './palette.ts';

/** A seamless backdrop of the given size: the tint, soft light from the upper left, a little shade at the lower right. */
export function backdrop(brush: Brush, tint: SceneTint, width: number, height: number): string {
  return [
    box(0, 0, width, height, 0, tintColour[tint]),
    oval(width, height, width * 0.9, height * 0.8, brush.glow('#6B5B40', 0.11)),
    oval(width * 0.2, height * 0.12, width * 0.95, height * 0.9, brush.glow('#FFFFFF', 0.72)),
  ].join('');
}
