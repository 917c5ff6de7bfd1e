import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canMixColors } from '../../theme/supports.ts';
import { vars } from '../../theme/vars.css.ts';

const { duration, easing } = vars;
const { background, line } = vars.color;
/** Disabled and loading elements have too little contrast on raised backgrounds in the dark theme. */
const faint = `color-mix(in srgb, ${background.hover}, ${line.default} 35%)`;

/** The backdrop over the page. Transitions instead of keyframes, because they can reverse midway. */
export const layer = style(
  layered({
    position: 'fixed',
    inset: 0,
    // All layers share one z-index: later ones are on top.
    zIndex: vars.zIndex.dialog,
    // `clip` instead of `hidden`: focusing something beyond its edge must not scroll it.
    overflow: 'clip',
    background: background.scrim,
    '@supports': { [canMixColors]: { vars: { [background.disabled]: faint, [background.skeleton]: faint } } },
    transition: `background-color ${duration.base} ${easing.enter}`,
    '@starting-style': { background: 'transparent' },
    selectors: { '&[data-leaving]': { background: 'transparent', transitionTimingFunction: easing.exit } },
  }),
);
// A closing layer can be neither pressed nor swiped.
layeredGlobal(`${layer}[data-leaving] > *`, { pointerEvents: 'none' }, layers.components);
