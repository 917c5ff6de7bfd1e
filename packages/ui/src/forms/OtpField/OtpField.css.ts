import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { numeric } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const blink = keyframes({ '0%, 60%': { opacity: 1 }, '61%, 100%': { opacity: 0 } });

/** Digits run from left to right in every script. */
export const frame = style(
  layered({ position: 'relative', direction: 'ltr', inlineSize: '100%', maxInlineSize: '400px' }),
);
export const cells = style(
  layered({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[8] }),
);
export const cell = recipe({
  base: layered({
    ...numeric,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    blockSize: '52px',
    border: `1px solid ${line.field}`,
    borderRadius: vars.radius.md,
    background: background.surface,
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1,
  }),
  variants: {
    isInvalid: { true: layered({ borderColor: line.danger }) },
    isCurrent: {
      true: layered({ ...focusRing, '@media': { [forcedColors]: { outlineColor: 'Highlight' } } }),
    },
    isDisabled: {
      true: layered({
        background: background.disabled,
        borderColor: 'transparent',
        color: foreground.disabled,
        '@media': { [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      }),
    },
  },
});
export const caret = style(
  layered({
    inlineSize: '1.5px',
    blockSize: '24px',
    background: foreground.default,
    animation: `${blink} 1100ms linear infinite`,
    selectors: { [still]: { animation: 'none' } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
/** Covers the boxes and receives every press; its own digits are transparent. */
export const input = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    outline: 'none',
    background: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    cursor: 'text',
    // Safari on iOS zooms into fields with text smaller than 16 px.
    fontSize: '1rem',
    forcedColorAdjust: 'none',
    '::selection': { background: 'transparent', color: 'transparent' },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

/** After the help and the error; its button text is below the boxes. */
export const end = style(layered({ order: 1, justifySelf: 'start', marginInlineStart: '-14px' }));
globalStyle(`${end} > :focus-visible`, layered({ outlineOffset: '-2px', boxShadow: 'none' }));
