import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }));
export const legend = style(
  layered({ ...textStyle('small'), color: foreground.muted, padding: 0, marginBlockEnd: '10px' }),
);
export const chosen = style(layered({ marginInlineStart: '10px', color: foreground.default, fontWeight: 600 }));
export const options = style(layered({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[8] }));
export const note = style(layered({ ...textStyle('caption'), color: foreground.subtle }));

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

export const chip = recipe({
  base: layered({
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
      '&:not([data-availability="available"])': {
        background: 'transparent',
        boxShadow: 'none',
        outline: `1px dashed ${line.field}`,
        outlineOffset: '-1px',
        color: foreground.subtle,
      },
      '&[data-availability="soldOut"]': { textDecoration: 'line-through' },
      '&:not([data-availability="available"]):has(input:checked)': {
        outline: `2px dashed ${line.brand}`,
        outlineOffset: '-2px',
        color: foreground.brand,
      },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
  variants: {
    kind: {
      text: layered({ minBlockSize: vars.size.touch, paddingInline: vars.space[16] }),
      picture: layered({ minBlockSize: '48px', padding: '4px 14px 4px 4px' }),
      swatch: layered({ minBlockSize: vars.size.touch, paddingInline: '10px 14px' }),
    },
  },
});
export const thumbnail = style(layered({ inlineSize: '40px', blockSize: '40px', borderRadius: '9px' }));
export const swatch = style(layered({ flex: 'none', forcedColorAdjust: 'none' }));
