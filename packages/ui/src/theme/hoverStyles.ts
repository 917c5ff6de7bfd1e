import type { LayerRule } from './layered.ts';
import { canHover } from './motion.ts';

/** Selector of an enabled control under the pointer. */
export const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';
/** Selector of an enabled control while it is pressed. */
export const pressed = '&:active:not(:disabled, [aria-disabled="true"])';

/** Style fragment for a control under the pointer and while it is pressed. */
export function onHoverAndPress(look: NonNullable<LayerRule['selectors']>[string]) {
  return {
    selectors: { [pressed]: look },
    '@media': { [canHover]: { selectors: { [hovered]: look } } },
  } satisfies LayerRule;
}
