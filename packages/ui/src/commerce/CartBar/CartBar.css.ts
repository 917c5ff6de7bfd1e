import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = recipe({
  base: layered({
    position: 'fixed',
    insetInline: 0,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: '8px 12px',
    background: background.surface,
    boxShadow: vars.shadow['bar-up'],
    '@media': { [from('lg')]: { display: 'none' }, [forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  }),
  variants: {
    isAboveNav: {
      true: layered({ insetBlockEnd: `calc(${vars.size['bottom-nav']} + env(safe-area-inset-bottom, 0px))` }),
      false: layered({ insetBlockEnd: 0, paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))' }),
    },
  },
});
export const amounts = style(
  layered({ flex: 1, minInlineSize: 0, display: 'grid', justifyItems: 'end', textAlign: 'end' }),
);
export const total = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: '6px',
    color: foreground.muted,
  }),
);
export const saved = style(layered({ ...textStyle('caption'), color: foreground.subtle }));
