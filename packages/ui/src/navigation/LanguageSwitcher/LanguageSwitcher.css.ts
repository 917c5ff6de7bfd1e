import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    selectors: { '&:has(select:focus-visible)': focusRing },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);
export const glyph = style(layered({ position: 'absolute', insetInlineStart: vars.space[12], pointerEvents: 'none' }));
export const select = style(
  layered({
    ...textStyle('label'),
    appearance: 'none',
    minBlockSize: vars.size.touch,
    paddingInline: '40px 12px',
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: 0, boxShadow: 'none' },
      '&:disabled': { color: vars.color.foreground.disabled, opacity: 1, cursor: 'not-allowed' },
    },
  }),
);
export const option = style(
  layered({ background: vars.color.background.raised, color: vars.color.foreground.default }),
);
