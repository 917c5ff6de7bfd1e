import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canMixColors } from '../../theme/supports.ts';
import { vars } from '../../theme/vars.css.ts';

const { duration, easing } = vars;
const { background, line } = vars.color;
/** What is off or not there yet would not be seen on raised ground by night. */
const faint = `color-mix(in srgb, ${background.hover}, ${line.default} 35%)`;

/** The veil over the page. Transitions instead of keyframes: they can turn round on their way. */
export const layer = style(
  layered({
    position: 'fixed',
    inset: 0,
    // All on one plane: what opened later lies above.
    zIndex: vars.zIndex.dialog,
    // Not a place to scroll to, whatever is focused beyond its edge.
    overflow: 'clip',
    background: background.scrim,
    '@supports': { [canMixColors]: { vars: { [background.disabled]: faint, [background.skeleton]: faint } } },
    transition: `background-color ${duration.base} ${easing.enter}`,
    '@starting-style': { background: 'transparent' },
    selectors: { '&[data-leaving]': { background: 'transparent', transitionTimingFunction: easing.exit } },
  }),
);
// What is on its way out is neither pressed nor swiped any more.
layeredGlobal(`${layer}[data-leaving] > *`, { pointerEvents: 'none' }, layers.components);
