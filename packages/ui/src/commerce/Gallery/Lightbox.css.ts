import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const layer = style(layered({ selectors: { '&&': { background: background.canvas } } }));
export const panel = style(layered({ blockSize: '100%', outline: 'none', boxShadow: 'none' }));
export const content = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: '100%',
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  }),
);
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[8],
    paddingInline: '16px 8px',
    color: foreground.default,
  }),
);
export const counter = style(layered({ ...textStyle('label'), ...numeric, flex: 1, color: foreground.muted }));
export const percent = style(
  layered({ ...textStyle('small'), ...numeric, inlineSize: '44px', textAlign: 'center', color: foreground.muted }),
);
export const frame = style(
  layered({
    overflow: 'hidden',
    touchAction: 'none',
    cursor: 'zoom-in',
    userSelect: 'none',
    selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
  }),
);
export const picture = style(
  layered({ blockSize: '100%', display: 'grid', placeItems: 'center', willChange: 'transform' }),
);
/** As large as the frame allows, in its own proportions. */
export const image = style(
  layered({ blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto', background: 'none', pointerEvents: 'none' }),
);
// A loaded picture has the page's own background; while it fades in, its placeholder stays.
layeredGlobal(
  `${image}:not(:has(> img[data-loading], > picture > img[data-loading])) > svg`,
  { visibility: 'hidden', transition: `visibility 0s ${vars.duration.base}` },
  layers.components,
);

export const page = recipe({
  base: layered({
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    background: background.raised,
    color: foreground.default,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    selectors: { '&[aria-disabled="true"]': { color: foreground.disabled, cursor: 'default' } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: background.hover } } },
      [forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
  variants: {
    edge: {
      start: layered({ insetInlineStart: vars.space[12] }),
      end: layered({ insetInlineEnd: vars.space[12] }),
    },
  },
});
