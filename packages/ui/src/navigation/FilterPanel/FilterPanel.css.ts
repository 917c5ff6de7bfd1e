import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: '18px' }));
export const legend = style(layered({ ...textStyle('label-strong'), padding: 0, marginBlockEnd: vars.space[4] }));
export const prices = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[8] }));
export const price = style(
  layered({
    ...numeric,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.md,
    border: `1px solid ${line.field}`,
    background: background.surface,
    color: foreground.subtle,
    selectors: { '&:has(input:focus-visible)': focusRing },
  }),
);
export const priceInput = style(
  layered({
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: '42px',
    border: 0,
    background: 'none',
    color: foreground.default,
    outline: 0,
    selectors: { '&:focus-visible': { outline: 0, boxShadow: 'none' } },
  }),
);
export const row = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[8] }));
layeredGlobal(`${row} > :first-child`, { flex: 1, minInlineSize: 0 }, layers.components);
export const count = style(layered({ ...textStyle('caption'), ...numeric, color: foreground.subtle }));
export const swatches = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: '-8px' }),
);
export const swatch = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  }),
);
export const ring = style(
  layered({
    fill: 'none',
    stroke: 'none',
    strokeWidth: 2,
    selectors: { '[aria-pressed="true"] &': { stroke: line.brand } },
  }),
);
