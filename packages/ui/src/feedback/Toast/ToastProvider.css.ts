import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const region = style(
  layered({
    position: 'fixed',
    insetInline: vars.space[16],
    // Above the bottom navigation on phones; 24 above the edge where there is none.
    insetBlockEnd: `calc(${vars.size['bottom-nav']} + ${vars.space[24]} + env(safe-area-inset-bottom))`,
    zIndex: vars.zIndex.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      // The focus is shown at the messages, which are all there is to see of the region.
      '&:focus-visible': { boxShadow: 'none' },
      // Higher where a bar with the screen's main action stands on the navigation or in its place.
      'html:has([data-action-bar]) &': {
        insetBlockEnd: `calc(${vars.size['bottom-nav']} + ${vars.size['buy-bar']} + ${vars.space[24]} + env(safe-area-inset-bottom))`,
      },
    },
    '@media': {
      [from('lg')]: {
        insetBlockEnd: vars.space[24],
        selectors: { 'html:has([data-action-bar]) &': { insetBlockEnd: vars.space[24] } },
      },
    },
  }),
);
