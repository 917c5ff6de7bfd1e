import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;
const open = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const panel = style(
  layered({
    inlineSize: '320px',
    maxInlineSize: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    borderRadius: vars.radius.lg,
    background: background.raised,
    color: foreground.default,
    boxShadow: `${vars.shadow.lift}, ${vars.shadow.hairline}`,
    outline: 'none',
    selectors: { '&[data-entering]': { animation: `${open} ${vars.duration.fast} ${vars.easing.enter}` } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const content = style(layered({ padding: '12px', outline: 'none', boxShadow: 'none' }));
export const title = style(layered({ ...textStyle('label-strong'), padding: '4px 12px 8px' }));

/** Rows in a sheet are taller and extend closer to its edges than text does. */
export const list = style(
  layered({ display: 'grid', selectors: { '[data-position="bottom"] &': { marginInline: '-12px' } } }),
);
export const action = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    textAlign: 'start',
    selectors: {
      '[data-position="bottom"] &': { ...textStyle('body'), minBlockSize: vars.size['control-lg'] },
      '&[data-tone="danger"]': { color: foreground.danger },
      '&:disabled': { color: foreground.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none', outlineColor: line.focus },
    },
    '@media': { [canHover]: { selectors: { '&:hover:enabled': { background: background.hover } } } },
  }),
);
export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const description = style(
  layered({
    ...textStyle('small'),
    color: foreground.subtle,
    selectors: { ':disabled &': { color: 'inherit' } },
  }),
);
