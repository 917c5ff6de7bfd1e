import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line: lines } = vars.color;
const safeArea = 'env(safe-area-inset-bottom, 0px)';
const aboveNav = `calc(${vars.size['bottom-nav']} + ${safeArea})`;
/** Windows too low for a bar over the page: phones on their side with a keyboard open, desktops at 400% zoom. */
const tall = '(min-height: 400px)';
const floating = `${below('lg')} and ${tall}`;

/** The bar's surface from edge to edge of the window, with a line along its upper edge. */
function ground(edge: string): string {
  return `linear-gradient(${edge} 1px, ${background.surface} 1px) fill 0 / 0 / 0 100vmax`;
}

/** Height of the bar in px, measured; set on the root element while there is one. */
export const heightProperty = '--mallard-action-bar';

export const root = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    padding: '10px 12px',
    '@media': {
      [from('lg')]: { padding: 0 },
      [forcedColors]: { borderBlockStart: '1px solid CanvasText' },
    },
  }),
  variants: {
    placement: {
      column: layered({
        '@media': {
          // The ground reaches over the gutters of the column, which a shadow or a margin could not without overflowing.
          [below('lg')]: { paddingInline: 0, borderImage: ground('transparent') },
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
    },
    isAboveNav: {
      true: layered({ zIndex: vars.zIndex.sticky, '@media': { [floating]: { insetBlockEnd: aboveNav } } }),
      false: layered({
        zIndex: vars.zIndex['bottom-nav'],
        '@media': { [floating]: { paddingBlockEnd: `calc(10px + ${safeArea})` } },
      }),
    },
    isElevated: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { placement: 'column', isElevated: true },
      style: layered({ '@media': { [below('lg')]: { borderImage: ground(lines.subtle) } } }),
    },
    {
      variants: { placement: 'window', isElevated: true },
      style: layered({ '@media': { [below('lg')]: { boxShadow: vars.shadow['bar-up'] } } }),
    },
  ],
  defaultVariants: { placement: 'column', isAboveNav: false, isElevated: true },
});
export type StickyActionBarVariants = NonNullable<RecipeVariants<typeof root>>;

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
/** Takes the rest of the line; where there is none the buttons go below, and share the width. */
export const summary = style(layered({ flex: '1000 1 6em', minInlineSize: 'min-content' }));
export const actions = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0, maxInlineSize: '100%' }),
  variants: { isAlone: { true: layered({ flex: '1 1 8.75rem' }), false: layered({ flex: '1 0 auto' }) } },
});
export const action = style({});
globalStyle(`${action} > *`, layered({ flexGrow: 1 }));

// What gets the focus by the Tab key is scrolled clear of the bar.
layeredGlobal(
  'html:has([data-action-bar])',
  {
    '@media': {
      [floating]: {
        scrollPaddingBlockEnd: `calc(var(${heightProperty}, ${vars.size['buy-bar']}) + ${vars.size['bottom-nav']} + ${vars.space[24]})`,
      },
    },
  },
  layers.components,
);
