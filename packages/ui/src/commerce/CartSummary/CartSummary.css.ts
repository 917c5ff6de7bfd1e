import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[16],
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: background.surface,
    boxShadow: vars.shadow.hairline,
    '@media': {
      [from('lg')]: { padding: vars.space[24] },
      [forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const actions = recipe({
  base: layered({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[2] }),
  variants: {
    hasBar: { true: layered({ '@media': { [below('lg')]: { display: 'none' } } }), false: {} },
  },
});
export const note = style(layered({ ...textStyle('caption'), color: foreground.subtle, textAlign: 'center' }));
