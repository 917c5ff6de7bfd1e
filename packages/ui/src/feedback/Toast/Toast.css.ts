import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const { background, foreground } = vars.color;

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
export const toast = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '48px',
    maxInlineSize: 'min(560px, 100%)',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[20],
    borderRadius: vars.radius.xl,
    background: background.inverse,
    color: foreground.inverse,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    animation: `${enter} ${vars.duration.base} ${vars.easing.enter}`,
    selectors: {
      '&:has(button)': { paddingInlineEnd: vars.space[8] },
      ':focus-visible > &': focusRing,
    },
    '@media': {
      [forcedColors]: { border: '1px solid CanvasText' },
      // A finger cannot rest on a message to make it stay: what lies under its words can be pressed through them.
      '(hover: none)': { pointerEvents: 'none' },
    },
  }),
);
export const words = style(layered({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }));
export const glyph = style(
  layered({
    color: foreground['success-on-inverse'],
    selectors: {
      '[data-tone="danger"] &': { color: foreground['danger-on-inverse'] },
      '[data-tone="info"] &': { color: 'inherit' },
    },
  }),
);
export const action = style(
  layered({
    ...textStyle('label-strong'),
    flex: 'none',
    pointerEvents: 'auto',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-2px' } },
  }),
);
export const close = style(
  layered({
    pointerEvents: 'auto',
    selectors: {
      '&&': { color: 'inherit', background: 'transparent' },
      '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-2px' },
    },
  }),
);
