import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;

/** Grows with the label beside it. */
const side = '1.25rem';
/** Where the label begins. */
export const besideBox = `calc(${side} + 10px)`;

export const root = style(layered({ minInlineSize: 0 }));
/** Reserves one line for an error, so that it moves nothing below. */
export const required = style([
  root,
  layered({ marginBlockEnd: '-12px', selectors: { '&:not([data-invalid])': { paddingBlockEnd: '1.25rem' } } }),
]);
export const row = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '10px',
    minBlockSize: vars.size.touch,
    paddingBlock: '11px',
    lineHeight: '1.375rem',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: foreground.disabled } },
    '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  }),
);
export const boxOnly = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    cursor: 'pointer',
  }),
);
/** Below the label, not below the box; the row has 11 px below its label. */
export const description = style(
  layered({
    ...textStyle('small'),
    marginBlockStart: '-9px',
    paddingBlockEnd: '4px',
    paddingInlineStart: besideBox,
    color: foreground.subtle,
    selectors: { [`${row}:has(:disabled) + &`]: { color: foreground.disabled } },
  }),
);
/** Shared by checkboxes and radios. */
export const box = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    margin: `calc((1.375rem - ${side}) / 2) 0`,
    border: `1.5px solid ${line.field}`,
    borderRadius: '0.375rem',
    background: background.surface,
    cursor: 'inherit',
    selectors: {
      // A radio group without a selection also matches `:indeterminate`.
      '&:checked, &:indeterminate:not([type="radio"])': {
        background: action.primary.background,
        borderColor: action.primary.background,
      },
      '&:checked::after': {
        content: '""',
        inlineSize: '0.625rem',
        blockSize: '0.3125rem',
        border: `solid ${action.primary.foreground}`,
        borderWidth: '0 0 0.125rem 0.125rem',
        rotate: '-45deg',
        translate: '0 -0.0625rem',
      },
      '&:indeterminate:not([type="radio"])::after': {
        content: '""',
        inlineSize: '0.625rem',
        blockSize: 0,
        border: `solid ${action.primary.foreground}`,
        borderWidth: '0 0 0.125rem',
        rotate: 'none',
        translate: 'none',
      },
      '&[aria-invalid="true"]:not(:checked)': { borderColor: line.danger },
      '&:disabled, &:disabled:is(:checked, :indeterminate)': {
        background: background.disabled,
        borderColor: line.default,
      },
      '&:disabled::after': { borderColor: foreground.disabled },
    },
    '@media': { [forcedColors]: { appearance: 'auto', '::after': { display: 'none' } } },
  }),
);
