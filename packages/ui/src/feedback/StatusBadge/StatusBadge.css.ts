import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

export const root = style(
  layered({ ...textStyle('label-strong'), display: 'inline-flex', alignItems: 'center', gap: '6px' }),
);
export const tone = styleVariants({
  pay: layered({ color: foreground.price }),
  way: layered({ color: foreground.info }),
  done: layered({ color: foreground.success }),
  off: layered({ color: foreground.subtle }),
  failed: layered({ color: foreground.danger }),
});
export type StatusTone = keyof typeof tone;
