import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hitArea } from '../../theme/hitArea.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { sheetForm } from './SearchBox.css.ts';

const { background, foreground, line } = vars.color;
const appear = keyframes({ from: { visibility: 'hidden' } });

/** In a sheet the rows extend to its edges. */
export const rows = style(
  layered({ position: 'relative', selectors: { [`${sheetForm} ~ &`]: { marginInline: '-12px' } } }),
);
export const list = style(layered({ display: 'grid', gap: vars.space[8] }));
export const section = style(layered({ display: 'grid', minInlineSize: 0 }));
export const chips = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    paddingInline: vars.space[12],
    paddingBlockEnd: vars.space[8],
  }),
);
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minBlockSize: '36px',
    paddingInlineStart: vars.space[12],
    color: foreground.subtle,
    selectors: { [`${chips} > &`]: { flex: '1 0 100%', padding: 0, marginBlockEnd: '-8px' } },
  }),
);

const active = {
  background: background.hover,
  outline: 'none',
} as const;
export const option = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    padding: '6px 12px',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': active },
    '@media': {
      [canHover]: { selectors: { '&:hover': active } },
      [forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
  variants: {
    look: {
      // As tall as the button beside it.
      history: layered({ blockSize: vars.size.touch }),
      term: {},
      category: {},
      product: layered({ minBlockSize: '64px' }),
      chip: layered({
        position: 'relative',
        minBlockSize: '36px',
        maxInlineSize: '100%',
        padding: '8px 14px',
        // Round ends for a single line.
        borderRadius: '18px',
        boxShadow: `inset 0 0 0 1px ${line.default}`,
        overflowWrap: 'anywhere',
        ...hitArea(4),
        selectors: { '&[aria-selected="true"]': { ...active, boxShadow: `inset 0 0 0 2px ${line.brand}` } },
        '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
      }),
    },
    isRemovable: { true: layered({ paddingInlineEnd: '48px' }), false: {} },
  },
});
export const words = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
  }),
);
const oneLine = { minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const message = style(layered(oneLine));
export const parents = style(layered({ ...textStyle('small'), ...oneLine, color: foreground.subtle }));
export const match = style(layered({ fontWeight: 600, color: foreground.brand }));
export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const thumb = style(layered({ flex: 'none', inlineSize: '48px' }));

/** Directly after the header of the history, over the ends of its rows. */
export const removals = style(
  layered({ position: 'absolute', insetInlineEnd: 0, zIndex: vars.zIndex.raised, display: 'grid' }),
);
export const remove = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: '50%',
    color: foreground.subtle,
    '@media': { [canHover]: { selectors: { '&:hover': { color: foreground.default } } } },
  }),
);

export const notice = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    color: foreground.muted,
    overflowWrap: 'anywhere',
    selectors: {
      // Delayed, so that fast suggestions cause no flash.
      '&[data-late]': { justifyContent: 'flex-start', animation: `${appear} 200ms step-end` },
    },
  }),
);
export const offline = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '36px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.md,
    background: background['accent-subtle'],
    color: foreground.warning,
  }),
);
