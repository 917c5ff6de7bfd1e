import { style } from '@vanilla-extract/css';
import { below, from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** Height of the bars fixed to the lower edge of phones; set by the layout around the dock. */
export const lowerBarsProperty = '--mallard-lower-bars';

const lowerBars = `var(${lowerBarsProperty}, env(safe-area-inset-bottom, 0px))`;
const top = '&[data-placement="top"]';

export const dock = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlock: 'auto 0',
    zIndex: vars.zIndex.sticky,
    selectors: {
      [top]: { insetBlock: `calc(${vars.size.topbar} + env(safe-area-inset-top, 0px)) auto` },
      // The content has its own background, clipped to the shape of the dock.
      '&[data-placement]': { boxShadow: vars.shadow['bar-up'] },
      // Invisible, but still announced.
      '&[data-placement="none"]': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      // Over the backdrop of a modal layer, where the header is not in use.
      'html:has([data-modal-layer]) &': { zIndex: vars.zIndex.toast },
      [`html:has([data-modal-layer]) ${top}`]: { insetBlockStart: 'env(safe-area-inset-top, 0px)' },
    },
    '@media': {
      [`${below('lg')} and ${tall}`]: { insetBlockEnd: lowerBars, selectors: { [top]: { insetBlockEnd: 'auto' } } },
      // A card in the center: the corners have `BackToTop` and the toasts of forms.
      [from('lg')]: {
        insetBlockEnd: vars.space[24],
        marginInline: 'auto',
        inlineSize: 'fit-content',
        maxInlineSize: '560px',
        selectors: {
          '&[data-placement]': { borderRadius: vars.radius.md, overflow: 'hidden', boxShadow: vars.shadow.float },
          [top]: { insetBlock: `calc(${vars.size.header} + ${vars.space[16]}) auto` },
          [`html:has([data-modal-layer]) ${top}`]: { insetBlockStart: vars.space[16] },
        },
      },
    },
  }),
);
