import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

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
export const coupon = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[8]}`,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `1px solid ${line.field}`,
    borderRadius: vars.radius.md,
    background: 'none',
    color: foreground.default,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:disabled': { color: foreground.muted, cursor: 'default' } },
    '@media': { [canHover]: { selectors: { '&:hover:enabled': { background: background.hover } } } },
  }),
);
export const couponLabel = style(layered({ flex: 1 }));
export const couponSaving = style(layered({ ...textStyle('label-strong'), ...numeric, color: foreground.price }));
export const couponNote = style(layered({ color: foreground.muted }));
export const actions = recipe({
  base: layered({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[2] }),
  variants: {
    hasBar: { true: layered({ '@media': { [below('lg')]: { display: 'none' } } }), false: {} },
  },
});
export const note = style(layered({ ...textStyle('caption'), color: foreground.subtle, textAlign: 'center' }));
