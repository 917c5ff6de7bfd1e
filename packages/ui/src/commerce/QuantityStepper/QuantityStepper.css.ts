import { style, styleVariants } from '@vanilla-extract/css';
import { Minus, Plus, Trash2 } from '../../foundations/Icon/glyphs.ts';
import { iconStyle } from '../../theme/iconStyle.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 14px', minInlineSize: 0 }),
);

const controlBase = layered({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.pill,
  background: background.surface,
  boxShadow: `inset 0 0 0 1px ${line.default}`,
  selectors: {
    '&[data-disabled]': { background: background.disabled, boxShadow: 'none', color: foreground.disabled },
  },
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
});
const controlSizes = { sm: layered({ blockSize: '36px' }), md: layered({ blockSize: '40px' }) };
export const control = styleVariants(controlSizes, (size) => [controlBase, size]);
export interface QuantityStepperVariants {
  size?: keyof typeof control | undefined;
}

const stepBase = layered({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.pill,
  // Holding a button must not open the context menu or select text.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[aria-disabled="true"]': { color: foreground.disabled, cursor: 'not-allowed' },
    // Inside the pill, away from the number.
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: foreground.brand } } },
  },
});
const stepSizes = {
  sm: layered({
    inlineSize: '34px',
    blockSize: '36px',
    '::before': { content: '""', position: 'absolute', insetBlock: '-4px' },
    // Extends outwards instead of over the number, which is a touch target too.
    selectors: {
      '&:first-child::before': { insetInline: '-8px -2px' },
      '&:last-child::before': { insetInline: '-2px -8px' },
    },
  }),
  md: layered({
    inlineSize: '40px',
    blockSize: '40px',
    '::before': { content: '""', position: 'absolute', inset: '-2px' },
  }),
};
export const step = styleVariants(stepSizes, (size) => [stepBase, size]);
/** Icons of the buttons, in CSS: a cart has two buttons for every line. */
export const does = styleVariants({ less: Minus, more: Plus, remove: Trash2 }, (path) =>
  layered({ selectors: { '&::after': iconStyle(path, { size: 16, line: 1.75 }) } }),
);

export const input = style(
  layered({
    ...numeric,
    fieldSizing: 'content',
    minInlineSize: '32px',
    blockSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.xs,
    background: 'none',
    textAlign: 'center',
    fontSize: '0.9375rem',
    fontWeight: 600,
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '[aria-busy="true"] > &': { color: foreground.subtle },
      '&[aria-invalid="true"]': { color: foreground.danger },
      '&:disabled': { WebkitTextFillColor: 'currentcolor', opacity: 1 },
    },
    // Safari on iOS zooms into fields with text smaller than 16 px.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
export const note = styleVariants({
  rest: layered({ ...textStyle('small'), color: foreground.subtle }),
  limit: layered({ ...textStyle('small'), color: foreground.warning }),
  error: layered({ ...textStyle('small'), color: foreground.danger }),
});
