import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;
const motion = `${vars.duration.fast} ${vars.easing.standard}`;
/** Grows with the label beside it. */
const width = '2.75rem';
const spin = keyframes({ to: { rotate: '360deg' } });

export const root = style(layered({ minInlineSize: 0 }));
export const row = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: vars.size.touch,
    paddingBlock: '11px',
    lineHeight: '1.375rem',
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: foreground.disabled },
      '&:has([aria-busy="true"])': { cursor: 'progress' },
    },
  }),
);
export const alone = style([row, layered({ display: 'inline-flex', verticalAlign: 'middle' })]);

/** When off, the thumb is small and hollow; when on, it is large and filled. Color is not the only difference. */
export const track = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    display: 'block',
    inlineSize: width,
    blockSize: '1.625rem',
    marginBlock: '-0.125rem',
    marginInline: 0,
    border: `1.5px solid ${line.field}`,
    borderRadius: vars.radius.pill,
    background: background.surface,
    cursor: 'inherit',
    transition: `background-color ${motion}, border-color ${motion}`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '0.25rem',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      translate: '0 -50%',
      boxSizing: 'border-box',
      borderRadius: vars.radius.pill,
      background: line.field,
      transition: `inset-inline-start ${motion}, inline-size ${motion}, block-size ${motion}`,
    },
    selectors: {
      '&:checked': { background: action.primary.background, borderColor: action.primary.background },
      '&:checked::before': {
        insetInlineStart: '1.25rem',
        inlineSize: '1.1875rem',
        blockSize: '1.1875rem',
        background: action.primary.foreground,
      },
      '&[aria-busy="true"]::before': {
        border: `2px solid ${line.field}`,
        borderInlineEndColor: 'transparent',
        // Always round, whatever the theme's corners are.
        borderRadius: '50%',
        background: 'transparent',
        animation: `${spin} 900ms linear infinite`,
      },
      '&:checked[aria-busy="true"]::before': {
        borderColor: action.primary.foreground,
        borderInlineEndColor: 'transparent',
      },
      [`${still}[aria-busy="true"]::before`]: { animation: 'none' },
      '&[aria-invalid="true"]:not(:checked)': { borderColor: line.danger },
      '&:disabled': { background: background.disabled, borderColor: line.default },
      '&:disabled::before': { background: foreground.disabled },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, :checked)': { background: background.hover } } },
      [reducedMotion]: { '::before': { animation: 'none' } },
      [forcedColors]: { appearance: 'auto', inlineSize: '1.25rem', '::before': { display: 'none' } },
    },
  }),
);
export const description = style(
  layered({
    ...textStyle('small'),
    marginBlockStart: '-9px',
    paddingBlockEnd: '4px',
    paddingInlineEnd: `calc(${width} + ${vars.space[16]})`,
    color: foreground.subtle,
  }),
);
