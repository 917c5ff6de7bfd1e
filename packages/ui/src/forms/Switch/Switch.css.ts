import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors, reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, background, foreground, line } = vars.color;
const motion = `${vars.duration.fast} ${vars.easing.standard}`;
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

/** The thumb is small and hollow ground when off, large and filled when on: never told apart by colour alone. */
export const track = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    display: 'block',
    inlineSize: '44px',
    blockSize: '26px',
    marginBlock: '-2px',
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
      insetInlineStart: '4px',
      inlineSize: '14px',
      blockSize: '14px',
      translate: '0 -50%',
      boxSizing: 'border-box',
      borderRadius: vars.radius.pill,
      background: line.field,
      transition: `inset-inline-start ${motion}, inline-size ${motion}, block-size ${motion}`,
    },
    selectors: {
      '&:checked': { background: action.primary.background, borderColor: action.primary.background },
      '&:checked::before': {
        insetInlineStart: '20px',
        inlineSize: '19px',
        blockSize: '19px',
        background: action.primary.foreground,
      },
      '&[aria-busy="true"]::before': {
        border: `2px solid ${line.field}`,
        borderInlineEndColor: 'transparent',
        // What turns is round whatever the theme's corners are.
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
      [forcedColors]: { appearance: 'auto', inlineSize: '20px', '::before': { display: 'none' } },
    },
  }),
);
export const description = style(
  layered({
    ...textStyle('small'),
    marginBlockStart: '-9px',
    paddingBlockEnd: '4px',
    paddingInlineEnd: '60px',
    color: foreground.subtle,
  }),
);
