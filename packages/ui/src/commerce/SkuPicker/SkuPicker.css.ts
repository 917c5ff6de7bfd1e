import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

/** The shop's name of a value may be long, and has its own direction, such as `450 ml` in Arabic text. */
const ofShop = { minInlineSize: 0, unicodeBidi: 'plaintext' } as const;

export const root = style(
  layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const group = style(layered({ position: 'relative', minInlineSize: 0 }));
export const legend = style(
  layered({
    ...textStyle('small'),
    // A floating legend is laid out like any block, so that the guide can be on its line.
    float: ['left', 'inline-start'],
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10px',
    inlineSize: '100%',
    color: foreground.muted,
    padding: 0,
    marginBlockEnd: '10px',
  }),
);
export const selectedValue = style(layered({ ...ofShop, color: foreground.default, fontWeight: 600 }));
export const notChosen = style(layered({ color: foreground.subtle }));
/** At the end of the line with the group's name. */
export const guide = style(
  layered({ ...textStyle('small'), position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
);
// Padding does not affect a line of text: it only enlarges the hit area.
layeredGlobal(`${guide} > a`, { paddingBlock: '6px' }, layers.components);
export const options = style(
  layered({ clear: 'both', display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[8] }),
);
export const message = style(
  layered({ ...textStyle('small'), display: 'flex', alignItems: 'center', gap: '6px', color: foreground.warning }),
);
export const name = style(
  layered({ ...ofShop, selectors: { '[data-availability="soldOut"] > &': { textDecoration: 'line-through' } } }),
);
/** Inside a sold-out option, after its name. */
export const soldOut = style(layered({ ...textStyle('caption'), flexShrink: 0, fontWeight: 400 }));

export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    opacity: 0,
    margin: 0,
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'pointer',
  }),
);

/** A thin line from corner to corner. */
function crossed(color: string): string {
  const edge = 'calc(50% - 0.5px)';
  const other = 'calc(50% + 0.5px)';
  return `linear-gradient(to top right, transparent ${edge}, ${color} ${edge}, ${color} ${other}, transparent ${other})`;
}

const option = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    borderRadius: vars.radius.md,
    background: background.surface,
    boxShadow: `inset 0 0 0 1px ${line.default}`,
    maxInlineSize: '100%',
    cursor: 'pointer',
    selectors: {
      '&:has(input:checked)': {
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
        background: background['brand-subtle'],
        color: foreground.brand,
        fontWeight: 600,
      },
      // Sold out: dashed and struck through. Impossible: crossed by a line. Both are recognizable
      // without color.
      '&[data-availability="soldOut"]': {
        background: 'transparent',
        boxShadow: 'none',
        outline: `1px dashed ${line.field}`,
        outlineOffset: '-1px',
        color: foreground.subtle,
      },
      '&[data-availability="impossible"]': {
        background: 'transparent',
        boxShadow: `inset 0 0 0 1px ${line.subtle}`,
        color: foreground.subtle,
      },
      '&[data-availability="impossible"]::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        background: crossed(line.field),
        pointerEvents: 'none',
      },
      '&[data-availability="soldOut"]:has(input:checked)': {
        outline: `2px dashed ${line.brand}`,
        outlineOffset: '-2px',
        boxShadow: 'none',
        color: foreground.brand,
      },
      '&[data-availability="impossible"]:has(input:checked)': {
        boxShadow: `inset 0 0 0 2px ${line.brand}`,
        color: foreground.brand,
      },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[data-availability="soldOut"]': { borderStyle: 'dashed' },
          '&[data-availability="impossible"]': { borderColor: 'GrayText', color: 'GrayText' },
          // Forced colors remove gradients like any background, unless `forced-color-adjust` is
          // off.
          '&[data-availability="impossible"]::after': { forcedColorAdjust: 'none', background: crossed('GrayText') },
          '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
      [canHover]: {
        selectors: {
          '&[data-availability="available"]:hover:not(:has(input:checked))': { background: background.hover },
        },
      },
    },
  }),
);
const kinds = {
  text: layered({
    minBlockSize: vars.size.touch,
    minInlineSize: '52px',
    justifyContent: 'center',
    padding: '6px 16px',
  }),
  picture: layered({ minBlockSize: '48px', paddingBlock: '4px', paddingInline: '4px 14px' }),
  swatch: layered({ minBlockSize: vars.size.touch, paddingBlock: '6px', paddingInline: '10px 14px' }),
};
export const chip = styleVariants(kinds, (kind) => [option, kind]);
export const thumbnail = style(layered({ inlineSize: '40px', blockSize: '40px', borderRadius: '9px' }));
export const swatch = style(layered({ flex: 'none', forcedColorAdjust: 'none' }));
