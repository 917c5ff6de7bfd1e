import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { panel } from '../../theme/panel.ts';
import { numeric, textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const root = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const parts = style(
  layered({
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'start',
    '@container': { '(min-width: 45rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' } },
  }),
);
export const part = style(layered({ display: 'grid', gap: vars.space[16], minInlineSize: 0 }));
export const ways = style(
  layered({
    ...panel,
    overflow: 'hidden',
  }),
);
export const way = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '60px',
    padding: '10px 16px',
    selectors: {
      'li + li > &': { borderBlockStart: `1px solid ${line.subtle}` },
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none', borderRadius: vars.radius.md },
    },
    '@media': { [canHover]: { selectors: { 'a&:hover': { background: background.hover } } } },
  }),
);
export const icon = style(layered({ color: foreground.brand }));
export const words = style(layered({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const label = style(layered({ ...textStyle('small'), color: foreground.subtle }));
export const value = style(layered({ ...textStyle('label-strong'), ...numeric }));
