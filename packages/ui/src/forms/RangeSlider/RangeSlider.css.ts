import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

/** A thumb is as large as a finger; only its center is visible, painted as rings of a gradient. */
const TOUCH = '44px';
const rings = (...steps: string[]) => `radial-gradient(circle closest-side, ${steps.join(', ')}, transparent 0)`;
const disc = (fill: string, edge: string) => `${fill} 8.5px, ${edge} 9px 11px`;
const collar = `${line['focus-gap']} 11px 13px, ${line.focus} 13px 15px`;

export const root = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0, alignContent: 'start' }));
export const head = style(
  layered({
    ...textStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    color: foreground.muted,
  }),
);
export const output = style(layered({ ...numeric, color: foreground.default, unicodeBidi: 'plaintext' }));
/** Wider than the field by the invisible parts of the thumbs, so that the discs end where the field ends. */
export const track = style(
  layered({
    position: 'relative',
    blockSize: TOUCH,
    marginInline: '-11px',
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const rail = style(
  layered({
    position: 'absolute',
    insetInline: '22px',
    insetBlockStart: '20px',
    inlineSize: `calc(100% - ${TOUCH})`,
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
export const unselected = style(layered({ fill: line.default, '@media': { [forcedColors]: { fill: 'GrayText' } } }));
export const between = style(
  layered({
    fill: line.brand,
    selectors: { '[data-disabled] &': { fill: foreground.disabled } },
    '@media': {
      [forcedColors]: { fill: 'Highlight', selectors: { '[data-disabled] &': { fill: 'GrayText' } } },
    },
  }),
);

const thumb = {
  appearance: 'none',
  inlineSize: TOUCH,
  blockSize: TOUCH,
  border: 0,
  borderRadius: '50%',
  background: rings(disc(background.surface, line.brand)),
  boxShadow: 'none',
  cursor: 'grab',
  pointerEvents: 'auto',
  '@media': { [forcedColors]: { background: rings(disc('Canvas', 'ButtonText')), forcedColorAdjust: 'none' } },
} as const;
const focused = {
  background: rings(disc(background.surface, line.brand), collar),
  '@media': {
    [forcedColors]: { background: rings(disc('Canvas', 'ButtonText'), 'Canvas 11px 13px, Highlight 13px 15px') },
  },
} as const;
const disabled = {
  background: rings(disc(background.disabled, foreground.disabled)),
  cursor: 'not-allowed',
  '@media': { [forcedColors]: { background: rings(disc('Canvas', 'GrayText')) } },
} as const;

export const input = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: TOUCH,
    margin: 0,
    background: 'none',
    outline: 'none',
    pointerEvents: 'none',
    selectors: {
      // As selectors: vanilla-extract does not support media queries inside a simple
      // pseudo-element.
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      // Where both thumbs are at the same end, the movable one is on top.
      '&[data-on-top]': { zIndex: vars.zIndex.raised },
      '&:focus-visible::-webkit-slider-thumb': focused,
      '&:focus-visible::-moz-range-thumb': focused,
      '&:disabled::-webkit-slider-thumb': disabled,
      '&:disabled::-moz-range-thumb': disabled,
    },
  }),
);
