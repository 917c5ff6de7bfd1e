import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tall } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { noticeHeight } from '../../theme/noticeHeight.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line: lines } = vars.color;
const safeArea = 'env(safe-area-inset-bottom, 0px)';
const navHeight = `calc(${vars.size['bottom-nav']} + ${safeArea})`;
const floating = `${below('lg')} and ${tall}`;

/** The bar's background across the window, with a line along its upper edge. */
function fullWidthBackground(edge: string): string {
  return `linear-gradient(${edge} 1px, ${background.surface} 1px) fill 0 / 0 / 0 100vmax`;
}

/** Measured height of the bar in px; set on the root element while there is a bar. */
export const heightProperty = '--mallard-action-bar';

const bar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    padding: '10px 12px',
    '@media': {
      [from('lg')]: { padding: 0 },
      [`${below('lg')} and ${forcedColors}`]: { borderBlockStart: '1px solid CanvasText' },
    },
  }),
);
const placements = {
  column: layered({
    '@media': {
      // A border image extends the background over the column's gutters; a shadow or margin would
      // overflow.
      [below('lg')]: { paddingInline: 0, borderImage: fullWidthBackground('transparent') },
      [floating]: { position: 'sticky', insetBlockEnd: 0 },
      [forcedColors]: { borderImage: 'none', background: 'Canvas' },
    },
  }),
  window: layered({
    '@media': {
      [below('lg')]: { background: background.surface },
      [floating]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
    },
  }),
};
export const root = styleVariants(placements, (placement) => [bar, placement]);
export const aboveNav = style(
  layered({ zIndex: vars.zIndex.sticky, '@media': { [floating]: { insetBlockEnd: navHeight } } }),
);
export const atEdge = style(
  layered({
    zIndex: vars.zIndex['bottom-nav'],
    '@media': { [floating]: { paddingBlockEnd: `calc(10px + ${safeArea})` } },
  }),
);
export const elevated = styleVariants({
  column: layered({ '@media': { [below('lg')]: { borderImage: fullWidthBackground(lines.subtle) } } }),
  window: layered({ '@media': { [below('lg')]: { boxShadow: vars.shadow['bar-up'] } } }),
});
export interface StickyActionBarVariants {
  placement?: keyof typeof root | undefined;
}

export const tip = style(layered({ ...textStyle('small'), color: foreground.muted, overflowWrap: 'anywhere' }));
export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${vars.space[8]} 10px`,
    '@media': { [from('lg')]: { gap: vars.space[12] } },
  }),
);
export const start = style(layered({ display: 'flex', alignItems: 'center', flex: 'none' }));
/** Takes the rest of the line; where there is none, the buttons wrap and share the width. */
export const summary = style(layered({ flex: '1000 1 6em', minInlineSize: 'min-content' }));
const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0, maxInlineSize: '100%' }),
);
export const actions = styleVariants({
  alone: [row, layered({ flex: '1 1 8.75rem' })],
  besideSummary: [row, layered({ flex: '1 0 auto' })],
});
export const action = style({});
globalStyle(`${action} > *`, layered({ flexGrow: 1 }));

// Elements focused with the Tab key scroll clear of the bar.
layeredGlobal(
  'html:has([data-action-bar])',
  {
    '@media': {
      [floating]: {
        scrollPaddingBlockEnd: `calc(var(${heightProperty}, ${vars.size['buy-bar']}) + ${vars.size['bottom-nav']} + ${vars.space[24]} + ${noticeHeight})`,
      },
    },
  },
  layers.components,
);
