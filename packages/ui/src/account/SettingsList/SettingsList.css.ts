import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }));
export const title = style(
  layered({
    selectors: { '&&': { ...textStyle('small'), color: foreground.subtle } },
    paddingInline: vars.space[16],
  }),
);
export const list = style(
  layered({
    ...panel,
    overflow: 'hidden',
  }),
);
export const item = style(layered({ selectors: { '& + &': { borderBlockStart: `1px solid ${line.subtle}` } } }));
export const row = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: '52px',
    padding: '8px 16px',
    textAlign: 'start',
    selectors: {
      // Inside: the list clips everything outside of it.
      '&:is(a, button):focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
      '&:is(button):disabled': { color: foreground.disabled, cursor: 'progress' },
      '&[data-danger]': { color: foreground.danger },
    },
    '@media': { [canHover]: { selectors: { '&:is(a, button):hover': { background: background.hover } } } },
  }),
);
/** A switch has its own row of label and track. */
export const switchRow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    padding: '4px 16px',
    overflowWrap: 'anywhere',
  }),
);
export const switchField = style(layered({ flex: '1 1 0' }));
export const icon = style(layered({ color: 'inherit' }));
export const words = style(layered({ flex: '1 1 8em', minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }));
/** Uses the space of the switch above and below one line. */
export const switchWords = style(layered({ marginBlock: '-4px' }));
export const description = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const value = style(
  layered({
    ...textStyle('small'),
    ...numeric,
    flex: '0 1 auto',
    minInlineSize: 0,
    color: foreground.subtle,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
);
export const chevron = style(layered({ color: foreground.subtle }));
export const control = style(layered({ padding: '12px 16px' }));
