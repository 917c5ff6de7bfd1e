import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const open = keyframes({ from: { opacity: 0 } });

export const root = style(
  layered({
    ...textStyle('caption'),
    maxInlineSize: '240px',
    padding: '4px 10px',
    borderRadius: vars.radius.sm,
    background: vars.color.background.inverse,
    color: vars.color.foreground.inverse,
    boxShadow: vars.shadow.lift,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    selectors: { '&[data-entering]': { animation: `${open} ${vars.duration.fast} ${vars.easing.enter}` } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
