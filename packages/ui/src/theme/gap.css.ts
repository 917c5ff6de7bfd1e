import { style } from '@vanilla-extract/css';
import { layeredGlobal } from './layeredGlobal.ts';
import { layers } from './layers.css.ts';
import type { space } from './tokens/scales.ts';
import { vars } from './vars.css.ts';

/** A step of the space scale, in px. */
export type Gap = keyof typeof space;

/**
 * Sets the gap from the attribute `data-gap`, a step of the space scale. One class, so scripts need
 * no list of classes.
 */
export const gapped = style({});
for (const [step, length] of Object.entries(vars.space)) {
  layeredGlobal(`${gapped}:where([data-gap="${step}"])`, { gap: length }, layers.components);
}
