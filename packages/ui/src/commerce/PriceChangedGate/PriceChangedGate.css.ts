import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(layered({ minInlineSize: 0 }));
export const notice = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px 12px',
    marginBlockEnd: vars.space[12],
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const text = style(layered({ ...textStyle('label'), flex: '1 1 180px', minInlineSize: 0 }));
export const accept = style(layered({ marginInlineStart: 'auto' }));
export const gate = style(layered({ borderRadius: vars.radius.md }));
