import { globalStyle, style } from '@vanilla-extract/css';
import { problemText } from '../../foundations/problemText.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const small = textStyle('small');

export const root = style(
  layered({
    display: 'grid',
    // A value that does not wrap must not widen the field beyond its container.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    minInlineSize: 0,
    alignContent: 'start',
  }),
);
export const label = style(layered({ ...small, color: foreground.muted }));
/** A legend is outside of its fieldset's grid, so the gap does not apply to it. */
export const legend = style(layered({ ...small, paddingBlockEnd: '6px', paddingInline: 0, color: foreground.muted }));
export const description = style(layered({ ...small, color: foreground.subtle }));
export const error = style(layered(problemText));

/** The frame around an input with its icons and buttons. */
export const control = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '48px',
    paddingInline: '14px',
    borderRadius: vars.radius.md,
    border: `1px solid ${line.field}`,
    background: background.surface,
    color: foreground.default,
    selectors: {
      '&:focus-within': focusRing,
      '&:has([aria-invalid="true"])': { borderColor: line.danger },
      '&:has(:is(input, select, textarea):disabled)': {
        background: background.disabled,
        borderColor: 'transparent',
        color: foreground.disabled,
      },
      '&:has(:is(input, textarea):read-only:not(:disabled))': {
        background: background.sunken,
        borderColor: line.default,
      },
      // The button inside shows its own focus ring.
      '&:has(button:focus-visible)': { outline: 'none', boxShadow: 'none' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:has(:disabled, [aria-invalid="true"]))': {
            borderColor: foreground.muted,
            // Only here: submitting an empty form would otherwise animate all its fields at once.
            transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
          },
        },
      },
    },
  }),
);

export const input = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    inlineSize: 0,
    minInlineSize: 0,
    minBlockSize: '46px',
    padding: 0,
    border: 0,
    outline: 'none',
    boxShadow: 'none',
    background: 'none',
    color: 'inherit',
    textOverflow: 'ellipsis',
    '::placeholder': { color: foreground.subtle, opacity: 1 },
    '@media': {
      // Safari on iOS zooms into fields with text smaller than 16 px.
      '(pointer: coarse)': { fontSize: 'max(1rem, 16px)' },
    },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:disabled::placeholder': { color: 'inherit' },
      // Phone numbers run from left to right in every script, aligned with the text of other
      // fields.
      [`${control}:dir(rtl) &[type="tel"]`]: { textAlign: 'right' },
    },
  }),
);
// An icon grows with the text beside it.
globalStyle(`${control} > svg`, layered({ inlineSize: '1.25rem', blockSize: '1.25rem', color: foreground.subtle }));
// Inside the border of the field.
globalStyle(`${control} button:focus-visible`, layered({ outlineOffset: '-4px', boxShadow: 'none' }));
