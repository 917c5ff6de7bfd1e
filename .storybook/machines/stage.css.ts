import { from, textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const stage = style(
  layered({
    display: 'grid',
    gap: vars.space[24],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' } },
  }),
);
export const column = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));
export const parts = style([column, layered({ gap: vars.space[24] })]);
/** On wide screens the chart is as high as the window and next to the view, so that both are visible. */
export const chart = style([
  column,
  layered({
    '@media': {
      [from('lg')]: {
        position: 'sticky',
        insetBlockStart: vars.space[16],
        maxBlockSize: `calc(100dvh - 2 * ${vars.space[16]})`,
        overflowY: 'auto',
        scrollbarGutter: 'stable',
      },
    },
  }),
]);
export const view = style(layered({ display: 'grid', gap: vars.space[16], minInlineSize: 0 }));
export const events = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));

export const states = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    gap: vars.space[8],
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
export const state = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[8],
    minInlineSize: 0,
    padding: vars.space[12],
    border: `1px solid ${vars.color.line.default}`,
    borderRadius: vars.radius.md,
    background: vars.color.background.surface,
    selectors: {
      // Nested boxes need the full width.
      '&:has(> ol)': { gridColumn: '1 / -1' },
      '&[aria-current]': { borderColor: vars.color.line.brand, boxShadow: `inset 0 0 0 1px ${vars.color.line.brand}` },
    },
  }),
);
export const stateHead = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] }),
);
export const stateName = style(layered({ ...textStyle('label'), fontWeight: 600 }));
export const transitions = style(
  layered({
    ...textStyle('caption'),
    display: 'grid',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.foreground.muted,
    overflowWrap: 'anywhere',
  }),
);
/** Indents the second line of a transition, so that it does not look like another one. */
export const transition = style(
  layered({ paddingInlineStart: vars.space[12], textIndent: `calc(-1 * ${vars.space[12]})` }),
);
export const guard = style(layered({ color: vars.color.foreground.subtle }));
