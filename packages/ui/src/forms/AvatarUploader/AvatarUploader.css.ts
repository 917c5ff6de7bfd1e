import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[16] }));
export const words = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
export const buttons = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));
export const hint = style(layered({ ...textStyle('caption'), color: foreground.subtle }));

export const body = style(layered({ display: 'grid', gap: vars.space[16], justifyItems: 'center' }));
/** The square of the avatar; everything outside is cropped. */
export const stage = style(
  layered({
    position: 'relative',
    inlineSize: 'min(280px, 100%)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '50%',
    background: background.sunken,
    border: `1px solid ${line.default}`,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRing },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const picture = style(layered({ position: 'absolute', maxInlineSize: 'none', pointerEvents: 'none' }));
export const stageHint = style(layered({ ...textStyle('small'), color: foreground.muted }));
export const zoom = style(
  layered({ ...textStyle('label'), display: 'flex', alignItems: 'center', gap: vars.space[12], inlineSize: '100%' }),
);
export const slider = style(
  layered({ flex: 1, minInlineSize: 0, minBlockSize: vars.size.touch, accentColor: foreground.brand }),
);
