import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';

const heading = style(layered({ minInlineSize: 0, textWrap: 'balance' }));
const sizes = {
  display: layered(textStyle('display')),
  headline: layered(textStyle('headline')),
  title: layered(textStyle('title')),
  subtitle: layered(textStyle('subtitle')),
  label: layered(textStyle('label-strong')),
};
export const root = styleVariants(sizes, (size) => [heading, size]);
export interface HeadingVariants {
  size?: keyof typeof root | undefined;
}
