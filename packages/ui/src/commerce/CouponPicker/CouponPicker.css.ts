import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(layered({ display: 'grid', gap: vars.space[12] }));
export const heading = style(layered({ ...textStyle('label-strong'), marginBlockStart: vars.space[8] }));
export const choice = style(
  layered({
    position: 'relative',
    display: 'block',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: { '&:has(input:focus-visible)': focusRing },
  }),
);
export const dot = style(
  layered({ inlineSize: '20px', blockSize: '20px', margin: 0, accentColor: vars.color.action.primary.background }),
);
export const none = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.touch,
    paddingInline: '16px 14px',
    cursor: 'pointer',
  }),
);
export const saving = style(layered({ ...textStyle('small'), color: vars.color.foreground.price, fontWeight: 600 }));
export const end = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[8] }));
