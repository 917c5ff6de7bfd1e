import { style } from '@vanilla-extract/css';
import { heightProperty } from '../../actions/StickyActionBar/StickyActionBar.css.ts';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { noticeHeight } from '../../theme/noticeHeight.ts';
import { vars } from '../../theme/vars.css.ts';

/** Above the notice, which is a card in wide windows. */
const aboveCard = `calc(${vars.space[24]} + ${noticeHeight} + min(${noticeHeight}, ${vars.space[8]}))`;

export const region = style(
  layered({
    position: 'fixed',
    insetInline: vars.space[16],
    // Above the bottom navigation on phones; 24 px above the edge without it.
    insetBlockEnd: `calc(${vars.size['bottom-nav']} + ${vars.space[24]} + env(safe-area-inset-bottom) + ${noticeHeight})`,
    zIndex: vars.zIndex.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      // The focus ring is on the messages, the only visible part of the region.
      '&:focus-visible': { boxShadow: 'none' },
      // Higher above a bar with the screen's main action, which is above the navigation or replaces
      // it.
      'html:has([data-action-bar]) &': {
        insetBlockEnd: `calc(${vars.size['bottom-nav']} + max(${vars.size['buy-bar']}, var(${heightProperty}, 0px)) + ${vars.space[24]} + env(safe-area-inset-bottom) + ${noticeHeight})`,
      },
      // Without room at the bottom: below the header, and over a modal layer at the top of the
      // window.
      '&&[data-placement="top"]': {
        insetBlockEnd: 'auto',
        insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[8]} + env(safe-area-inset-top))`,
      },
      // Over the header where fields leave no other room.
      '&&[data-placement="header"]': {
        insetBlockEnd: 'auto',
        insetBlockStart: `calc(${vars.space[4]} + env(safe-area-inset-top))`,
      },
      'html:has([data-modal-layer]) &&[data-placement="top"]': {
        insetBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top))`,
      },
    },
    '@media': {
      [from('lg')]: {
        insetBlockEnd: aboveCard,
        selectors: {
          'html:has([data-action-bar]) &': { insetBlockEnd: aboveCard },
          'html:not(:has([data-modal-layer])) &&[data-placement="top"]': {
            insetBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
          },
          // The corners beside a form, which may have fields at the bottom and below the header.
          '&&[data-placement$="-end"]': { justifyItems: 'end', insetInlineEnd: vars.space[24] },
          // Above `BackToTop`.
          '&&[data-placement="bottom-end"]': {
            insetBlockEnd: `calc(${vars.size.touch} + ${vars.space[24]} + ${vars.space[8]})`,
          },
          '&&[data-placement="top-end"]': {
            insetBlockEnd: 'auto',
            insetBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
          },
          'html:has([data-modal-layer]) &&[data-placement="top-end"]': { insetBlockStart: vars.space[8] },
        },
      },
    },
  }),
);
