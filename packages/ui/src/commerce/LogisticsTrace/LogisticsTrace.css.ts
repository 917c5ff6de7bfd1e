import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(layered({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 }));
export const head = style(
  layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[12]}` }),
);
export const words = style(layered({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gap: '2px' }));
/** The button stays beside the text; the number to copy by hand is below them. */
export const copy = style(layered({ display: 'contents' }));
layeredGlobal(`${copy} > :not(button)`, { flexBasis: '100%' }, layers.components);
export const carrier = style(layered({ ...textStyle('label-strong'), overflowWrap: 'anywhere' }));
export const small = style(
  layered({ ...textStyle('small'), ...numeric, color: foreground.subtle, overflowWrap: 'anywhere' }),
);
export const stale = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    padding: '10px 14px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const staleWords = style(layered({ flex: 1, minInlineSize: 0 }));
export const staleIcon = style(layered({ marginBlock: '2px' }));
export const empty = style(layered({ display: 'grid', gap: vars.space[4] }));
export const emptyTitle = style(layered({ ...textStyle('label'), color: foreground.muted }));
