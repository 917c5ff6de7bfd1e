import type { LayerRule } from './layered.ts';
import { canHover } from './motion.ts';

/** Selector of a control under the pointer that can be pressed. */
export const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';
/** Selector of a control while it is pressed. */
export const pressed = '&:active:not(:disabled, [aria-disabled="true"])';

/** Style fragment for how a control looks under the pointer and while it is pressed. */
export function lit(look: NonNullable<LayerRule['selectors']>[string]) {
  return {
    selectors: { [pressed]: look },
    '@media': { [canHover]: { selectors: { [hovered]: look } } },
  } satisfies LayerRule;
}
