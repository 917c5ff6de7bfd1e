import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const open = keyframes({ from: { opacity: 0, translate: '0 -4px' }, to: { opacity: 1, translate: '0 0' } });

export const panel = style(
  layered({
    minInlineSize: '180px',
    maxInlineSize: 'min(360px, calc(100vw - 32px))',
    overflow: 'auto',
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
    background: background.raised,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    outline: 'none',
    selectors: { '&[data-entering]': { animation: `${open} ${vars.duration.fast} ${vars.easing.enter}` } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
/** Rows extend to the edges of a sheet. */
export const sheet = style(layered({}));
export const list = style(
  layered({
    outline: 'none',
    boxShadow: 'none',
    display: 'grid',
    selectors: { [`${sheet} &`]: { marginInline: '-12px' } },
  }),
);
/** A line separates groups from the entries before them. */
export const group = style(
  layered({
    selectors: {
      '& + &, [role="menuitem"] + &': {
        marginBlockStart: vars.space[4],
        paddingBlockStart: vars.space[4],
        borderBlockStart: `1px solid ${line.subtle}`,
      },
    },
  }),
);
export const heading = style(
  layered({
    ...textStyle('caption'),
    paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
    paddingInline: vars.space[12],
    color: foreground.subtle,
  }),
);
export const words = style(layered({ minInlineSize: 0, paddingBlock: vars.space[8] }));
export const item = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.md,
    color: foreground.default,
    cursor: 'pointer',
    outline: 'none',
    boxShadow: 'none',
    selectors: {
      '&[data-focused]': { background: background.hover },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${line.focus}` },
      [`${group} + &`]: { marginBlockStart: vars.space[4] },
      '&[data-tone="danger"]': { color: foreground.danger },
      '&[data-disabled]': { color: foreground.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
