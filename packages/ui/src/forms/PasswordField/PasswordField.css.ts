import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { linesOf } from '../../theme/lineHeight.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const reveal = style(layered({ marginInlineEnd: '-12px', color: foreground.subtle }));

export const rules = style(layered({ ...textStyle('small'), display: 'grid', gap: '2px' }));
export const rule = recipe({
  base: layered({ display: 'flex', gap: vars.space[8], color: foreground.subtle }),
  variants: { isFollowed: { true: layered({ color: foreground.success }) } },
});
const ICON = '16px';
export const mark = style(
  layered({ flex: 'none', marginBlockStart: linesOf('small').map((line) => `calc((${line} - ${ICON}) / 2)`) }),
);

export const strength = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[12],
    color: foreground.subtle,
  }),
);
export const bars = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[4] }));
export const bar = recipe({
  base: layered({
    blockSize: '4px',
    borderRadius: vars.radius.pill,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    strength: {
      none: layered({ background: line.default }),
      weak: layered({ background: foreground.danger, '@media': { [forcedColors]: { background: 'CanvasText' } } }),
      fair: layered({ background: background.accent, '@media': { [forcedColors]: { background: 'CanvasText' } } }),
      strong: layered({ background: foreground.success, '@media': { [forcedColors]: { background: 'CanvasText' } } }),
    },
  },
});
