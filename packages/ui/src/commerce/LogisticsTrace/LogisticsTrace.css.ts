import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space[16] }));
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }));
export const carrier = style(layered({ ...textStyle('label-strong'), flex: 1, minInlineSize: 0 }));
export const number = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    display: 'block',
    color: vars.color.foreground.subtle,
    overflowWrap: 'anywhere',
  }),
);
export const empty = style(layered({ ...textStyle('label'), color: vars.color.foreground.subtle }));
