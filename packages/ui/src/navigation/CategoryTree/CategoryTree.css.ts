import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[8], minInlineSize: 0, alignContent: 'start' }));
/** Link and button share one background. */
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    borderRadius: vars.radius.md,
    selectors: { '&:has(> [aria-current="page"])': { background: background['brand-subtle'] } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:has(> [aria-current="page"]))': { background: background.hover } } },
      [forcedColors]: {
        selectors: { '&:has(> [aria-current="page"])': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const link = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    padding: '6px 12px',
    borderRadius: vars.radius.md,
    selectors: { '&[aria-current]': { color: foreground.brand, fontWeight: 600 } },
  }),
  variants: { isSub: { true: layered({ color: foreground.muted }), false: {} } },
});
export const words = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const count = style(layered({ ...textStyle('caption'), ...numeric, color: foreground.subtle, fontWeight: 400 }));
export const toggle = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    color: foreground.muted,
  }),
);
export const chevron = style(
  layered({
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);
/** Aligned with the text of the parent; deeper levels are indented by half. */
export const sub = style(
  layered({ marginInlineStart: vars.space[32], selectors: { '& &': { marginInlineStart: vars.space[16] } } }),
);

export const stale = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.touch,
    padding: '4px 12px',
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
  }),
);
export const notice = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[12],
    padding: vars.space[12],
    color: foreground.muted,
  }),
);
/** As tall as the loading rows. */
export const skeletons = style(
  layered({ display: 'grid', alignItems: 'center', gridAutoRows: vars.size.touch, paddingInline: vars.space[12] }),
);
