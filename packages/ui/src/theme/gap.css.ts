import { styleVariants } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import type { space } from './tokens/scales.ts';
import { vars } from './vars.css.ts';

/** One class per step of the space scale, shared by Stack, Inline and Grid. */
export const gap = styleVariants(vars.space, (space) => layered({ gap: space }));

/** A step of the space scale, in px. */
export type Gap = keyof typeof space;
