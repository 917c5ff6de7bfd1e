import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { numeric as numericStyle, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { foreground } = vars.color;

function clamp(lines: number) {
  return layered({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    lineClamp: lines,
    overflow: 'clip',
  });
}

const text = style(layered({ minInlineSize: 0 }));
const sizes = {
  display: layered(textStyle('display')),
  headline: layered(textStyle('headline')),
  title: layered(textStyle('title')),
  subtitle: layered(textStyle('subtitle')),
  body: layered(textStyle('body')),
  'body-strong': layered(textStyle('body-strong')),
  label: layered(textStyle('label')),
  'label-strong': layered(textStyle('label-strong')),
  small: layered(textStyle('small')),
  caption: layered(textStyle('caption')),
};
export const root = styleVariants(sizes, (size) => [text, size]);
export const tone = styleVariants({
  default: layered({ color: foreground.default }),
  muted: layered({ color: foreground.muted }),
  subtle: layered({ color: foreground.subtle }),
  brand: layered({ color: foreground.brand }),
  price: layered({ color: foreground.price }),
  info: layered({ color: foreground.info }),
  success: layered({ color: foreground.success }),
  warning: layered({ color: foreground.warning }),
  danger: layered({ color: foreground.danger }),
});
export const lines = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3) });
export const numeric = style(layered(numericStyle));
export interface TextVariants {
  size?: keyof typeof root | undefined;
  tone?: keyof typeof tone | undefined;
  lines?: keyof typeof lines | undefined;
}
