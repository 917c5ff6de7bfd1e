import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const control = style(layered({ position: 'relative', paddingInline: 0 }));
/** Covers the whole frame, so that a press anywhere opens the list. */
export const select = style(
  layered({
    appearance: 'none',
    inlineSize: '100%',
    paddingInline: '14px calc(1.25rem + 24px)',
    textOverflow: 'ellipsis',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: {
      '&:has(option[value=""]:disabled:checked)': { color: vars.color.foreground.subtle },
      '&:disabled, &:disabled:has(option[value=""]:disabled:checked)': {
        color: 'inherit',
        opacity: 1,
        cursor: 'not-allowed',
      },
    },
  }),
);
export const chevron = style(
  layered({
    position: 'absolute',
    insetInlineEnd: '14px',
    pointerEvents: 'none',
    selectors: { 'select:disabled ~ &': { color: vars.color.foreground.disabled } },
  }),
);
