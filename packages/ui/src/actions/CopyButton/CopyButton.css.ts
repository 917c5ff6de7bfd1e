import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minInlineSize: 0 }),
);
/** Both labels are in one cell, so that the button keeps its width; the shorter one stays beside the icon. */
export const texts = style(layered({ display: 'inline-grid', textAlign: 'start' }));
export const text = style(
  layered({ gridArea: '1 / 1', selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } } }),
);
export const done = style(layered({ color: foreground.success }));
export const failure = style(layered({ ...textStyle('small'), color: foreground.danger, minInlineSize: 0 }));
/** One click selects all of it. */
export const value = style(
  layered({
    paddingInline: vars.space[4],
    borderRadius: vars.radius.xs,
    background: background.sunken,
    color: foreground.default,
    userSelect: 'all',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  }),
);
