import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const base = layered({
  // CSS resets such as Tailwind's turn every SVG into a block.
  display: 'inline',
  flex: 'none',
  verticalAlign: 'middle',
  // The attributes that lucide-react sets on its icons.
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Icons would keep their own color in forced-colors mode, with unknown contrast to the reader's
  // background.
  '@media': { [forcedColors]: { color: 'inherit !important' } },
});
function sized(size: string, strokeWidth: number) {
  return layered({ inlineSize: size, blockSize: size, strokeWidth });
}
const sizes = {
  sm: sized(vars.size['icon-sm'], 1.75),
  md: sized(vars.size['icon-md'], 1.6),
  lg: sized(vars.size['icon-lg'], 1.5),
};
export const root = styleVariants(sizes, (size) => [base, size]);
export interface IconVariants {
  size?: keyof typeof root | undefined;
}
export const solid = style(layered({ fill: 'currentColor' }));
export const directional = style(layered({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));
