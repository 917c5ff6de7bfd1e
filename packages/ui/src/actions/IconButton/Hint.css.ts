import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const open = keyframes({ from: { opacity: 0 } });

/** Same look as `Tooltip`. */
export const hint = style(
  layered({
    ...textStyle('caption'),
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: 'max-content',
    maxInlineSize: 'min(240px, 100vw - 16px)',
    padding: '4px 10px',
    border: 0,
    borderRadius: vars.radius.sm,
    background: vars.color.background.inverse,
    color: vars.color.foreground.inverse,
    boxShadow: vars.shadow.lift,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    animation: `${open} ${vars.duration.fast} ${vars.easing.enter}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
