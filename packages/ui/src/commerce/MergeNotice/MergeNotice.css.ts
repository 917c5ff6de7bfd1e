import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = recipe({
  base: layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px 12px',
    padding: '14px 16px',
    borderRadius: vars.radius.lg,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      // It has one sentence, which is shorter than its button.
      good: layered({ alignItems: 'center', background: background['brand-subtle'], color: foreground.success }),
      warning: layered({ background: background['accent-subtle'], color: foreground.warning }),
    },
  },
});
export const text = style(
  layered({ display: 'grid', gap: vars.space[4], flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(layered({ ...textStyle('label-strong') }));
export const list = style(
  layered({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    paddingInlineStart: vars.space[16],
    color: foreground.muted,
    listStyle: 'disc',
  }),
);
export const dismiss = style(layered({ marginInlineStart: 'auto' }));
