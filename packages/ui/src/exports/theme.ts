export { type Breakpoint, below, breakpoints, from } from '../theme/breakpoints.ts';
export { focusRing, focusRingOnBrand } from '../theme/focusRing.ts';
export type { Gap } from '../theme/gap.css.ts';
export { joinClass } from '../theme/joinClass.ts';
export { layered, layeredGlobal } from '../theme/layered.ts';
export { layers } from '../theme/layers.css.ts';
export { canHover, forcedColors, reducedMotion } from '../theme/motion.ts';
export { numeric, type TextRoleName, textStyle } from '../theme/textStyle.ts';
export { vars } from '../theme/vars.css.ts';
