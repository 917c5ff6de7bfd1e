import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { X } from '../../foundations/Icon/glyphs.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { iconStyle } from '../../theme/iconStyle.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0, alignContent: 'start' }));
export const group = style(layered({ minInlineSize: 0 }));
export const legend = style(
  layered({
    ...textStyle('label-strong'),
    padding: 0,
    paddingBlockEnd: vars.space[8],
  }),
);

/** Prices of the listed products, beside the name of the group. */
export const range = style(
  layered({ ...textStyle('small'), ...numeric, color: foreground.subtle, marginInlineStart: vars.space[8] }),
);
export const more = style(layered({ minInlineSize: 0 }));
export const moreSummary = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    inlineSize: 'fit-content',
    minBlockSize: vars.size.touch,
    color: foreground.muted,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const moreChevron = style(layered({ selectors: { '[open] > summary > &': { rotate: '180deg' } } }));

export const choices = recipe({
  base: layered({ minInlineSize: 0 }),
  variants: {
    layout: {
      list: layered({ display: 'grid' }),
      chips: layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }),
    },
    isScrolling: {
      // Must not clip focus rings.
      true: layered({ maxBlockSize: '320px', overflow: 'auto', margin: '-4px', padding: '4px' }),
      false: {},
    },
  },
  defaultVariants: { isScrolling: false },
});
export const row = recipe({
  base: layered({ minInlineSize: 0 }),
  variants: {
    layout: { list: layered({ display: 'flex', alignItems: 'center', gap: vars.space[8] }), chips: {} },
  },
});
export const choice = recipe({
  base: layered({
    ...textStyle('label'),
    position: 'relative',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:has(:disabled)': { color: foreground.disabled, cursor: 'not-allowed' } },
    '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  }),
  variants: {
    layout: {
      list: layered({
        flex: 1,
        minInlineSize: 0,
        display: 'flex',
        alignItems: 'flex-start',
        gap: '10px',
        minBlockSize: vars.size.touch,
        paddingBlock: '11px',
        lineHeight: '1.375rem',
      }),
      chips: layered({
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: vars.space[8],
        minBlockSize: '36px',
        paddingBlock: '7px',
        paddingInline: '16px',
        // Round ends for a single line.
        borderRadius: '18px',
        boxShadow: `inset 0 0 0 1px ${line.default}`,
        selectors: {
          '&:has(:checked)': {
            background: background['brand-subtle'],
            boxShadow: `inset 0 0 0 2px ${line.brand}`,
            color: foreground.brand,
            fontWeight: 600,
          },
          '&:has(:disabled)': { background: background.disabled, boxShadow: 'none' },
          '&:has(:focus-visible)': { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
        },
        '@media': {
          [canHover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: background.hover } } },
          [forcedColors]: {
            border: '1px solid ButtonText',
            selectors: {
              '&:has(:checked)': { outline: '2px solid Highlight' },
              '&:has(:disabled)': { borderColor: 'GrayText' },
            },
          },
        },
      }),
    },
  },
});
/** The native control covers the visible one and is 44 px tall. */
export const cover = style(
  layered({
    position: 'absolute',
    inset: '-4px 0',
    inlineSize: '100%',
    blockSize: 'calc(100% + 8px)',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
export const name = style(layered({ minInlineSize: 0 }));
export const stars = style(layered({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 8px' }));
export const count = style(
  layered({ ...textStyle('caption'), ...numeric, color: foreground.subtle, whiteSpace: 'nowrap' }),
);

/** A swatch of the color that a value represents. */
export const drop = style(
  layered({
    flex: 'none',
    alignSelf: 'center',
    // As tall as the box before it.
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    forcedColorAdjust: 'none',
    selectors: { ':disabled ~ &': { opacity: 0.5 } },
  }),
);
/** A hairline in the text color, so that swatches as dark or light as the background are visible. */
export const dropEdge = style(layered({ stroke: `color-mix(in srgb, ${foreground.default} 28%, transparent)` }));

export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius.md,
    border: `1px solid ${line.field}`,
    background: background.surface,
    color: foreground.subtle,
    selectors: { '&:focus-within': focusRing },
  }),
);
export const searchInput = style(
  layered({
    ...textStyle('label'),
    flex: 1,
    inlineSize: 0,
    minBlockSize: '42px',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: foreground.default,
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        cursor: 'pointer',
        ...iconStyle(X, { size: 16, line: 1.75 }),
      },
    },
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
export const noMatch = style(
  layered({ ...textStyle('small'), paddingBlock: vars.space[12], color: foreground.subtle }),
);
export const nothing = style(
  layered({
    ...textStyle('small'),
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[12],
    borderRadius: vars.radius.md,
    background: background.sunken,
    color: foreground.muted,
  }),
);
export const nothingTitle = style(layered({ ...textStyle('label-strong'), color: foreground.default }));
export const sheetButtons = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[8], inlineSize: '100%' }),
);
/** Both fit side by side on a phone in English too. */
export const sheetButton = style(layered({ selectors: { '&&': { paddingInline: vars.space[16] } } }));
