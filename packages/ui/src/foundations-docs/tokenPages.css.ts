import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textStyle } from '../theme/textStyle.ts';
import { vars } from '../theme/vars.css.ts';

const edge = `inset 0 0 0 1px ${vars.color.line.default}`;

export const swatch = style(layered({ blockSize: '56px', borderRadius: vars.radius.md, boxShadow: edge }));
export const figure = style(layered({ display: 'grid', alignContent: 'start', gap: vars.space[4], minInlineSize: 0 }));
export const code = style(
  layered({ ...textStyle('caption'), color: vars.color.foreground.subtle, overflowWrap: 'anywhere' }),
);
export const scroller = style(layered({ overflowX: 'auto' }));
export const table = style(
  layered({ inlineSize: '100%', minInlineSize: '680px', borderCollapse: 'collapse', ...textStyle('label') }),
);
export const cell = style(
  layered({
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  }),
);
/** A color sample on its background. */
export const colorSample = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '44px',
    borderRadius: vars.radius.sm,
    boxShadow: edge,
  }),
);
/** A shape, for pairs that are not used for text. */
export const shape = style(layered({ inlineSize: '28px', blockSize: '16px', borderRadius: vars.radius.xs }));
export const bar = style(
  layered({ blockSize: '16px', borderRadius: vars.radius.xs, background: vars.color.background.accent }),
);
export const box = style(layered({ blockSize: '96px', background: vars.color.background.surface }));
export const track = style(
  layered({
    display: 'flex',
    padding: vars.space[4],
    borderRadius: vars.radius.pill,
    background: vars.color.background.sunken,
  }),
);
/** Grows in front of the ball and so moves it to the other end. */
export const way = style(
  layered({ flexGrow: 0, transitionProperty: 'flex-grow', selectors: { '&[data-there]': { flexGrow: 1 } } }),
);
export const ball = style(
  layered({
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: '50%',
    background: vars.color.action.primary.background,
  }),
);
