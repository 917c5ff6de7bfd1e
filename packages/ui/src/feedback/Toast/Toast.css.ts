import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const { background, foreground } = vars.color;

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
      '&:has(button, a)': { paddingInlineEnd: vars.space[8] },
      ':focus-visible > &': focusRing,
      // A modal layer covers the whole window: until it closes, the message is only announced.
      '[data-placement="none"] > &': { visibility: 'hidden' },
    },
    '@media': {
      [forcedColors]: { border: '1px solid CanvasText' },
      // A finger cannot hover over a message to keep it open: presses on its text reach the page
      // below.
      '(hover: none)': { pointerEvents: 'none' },
    },
  }),
);
export const words = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minInlineSize: 0,
    // With the padding of the toast: 12 px above and below several lines. A single line is centred in the minimum height.
    paddingBlock: vars.space[8],
  }),
);
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
    display: 'inline-flex',
    alignItems: 'center',
    pointerEvents: 'auto',
    minBlockSize: vars.size.touch,
    color: 'inherit',
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
