import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

const { background, foreground } = vars.color;

export const control = style([
  field.control,
  layered({
    selectors: { '&&': { gap: vars.space[2], cursor: 'text', minInlineSize: 0 } },
  }),
]);
export const parts = style(
  layered({
    display: 'flex',
    flex: 1,
    // In a narrow container a part wraps with its separator, instead of being cut.
    flexWrap: 'wrap',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);
export const part = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const segment = recipe({
  base: layered({
    ...textStyle('body'),
    ...numeric,
    flex: 'none',
    blockSize: '1.875rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.xs,
    background: 'none',
    color: 'inherit',
    textAlign: 'center',
    '::placeholder': { color: foreground.subtle, opacity: 1 },
    selectors: {
      // The frame shows the focus ring; the focused part inside it is filled.
      '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none', background: background['brand-subtle'] },
      '&:disabled::placeholder': { color: 'inherit' },
    },
    '@media': {
      // Safari on iOS zooms into fields with text smaller than 16 px.
      '(pointer: coarse)': { fontSize: 'max(1rem, 16px)', blockSize: '44px' },
      // Forced colors remove the fill.
      [forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
  variants: {
    part: {
      year: layered({ inlineSize: '2.875rem' }),
      month: layered({ inlineSize: '1.875rem' }),
      day: layered({ inlineSize: '1.875rem' }),
    },
  },
});
export const sign = style(
  layered({
    ...textStyle('body'),
    color: foreground.muted,
    userSelect: 'none',
    selectors: { ':disabled ~ &': { color: 'inherit' } },
  }),
);
export const end = style(layered({ marginInlineEnd: '-8px', display: 'flex' }));
// Button and icon grow with the text beside them.
const grown = `max(${vars.size['control-sm']}, calc(1.25rem + 8px))`;
globalStyle(`${end} > button`, layered({ inlineSize: grown, blockSize: grown }));
globalStyle(`${end} > button > svg`, layered({ inlineSize: '1.25rem', blockSize: '1.25rem' }));
