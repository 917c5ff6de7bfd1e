import { textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const divider = `1px solid ${vars.color.line.subtle}`;

/** As a `CartLine` in a drawer: its picture, its words and its button are in the same places. */
export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    gap: '10px',
    alignItems: 'start',
    padding: '14px',
    selectors: {
      '* + &': { borderBlockStart: divider },
      '&:not(:last-child)': { borderBlockEnd: divider },
      '& + &&': { borderBlockStart: 0 },
    },
    '@media': { '(width < 25.25rem)': { gridTemplateColumns: '72px minmax(0, 1fr) auto', columnGap: vars.space[8] } },
  }),
);

export const picture = style(
  layered({ aspectRatio: '1', borderRadius: vars.radius.md, background: vars.color.background.sunken }),
);

export const text = style(
  layered({ display: 'grid', gap: vars.space[4], justifyItems: 'start', overflowWrap: 'anywhere' }),
);

export const skeleton = style(layered({ display: 'grid', gap: vars.space[12], gridColumn: '2 / -1' }));

export const title = style(layered({ ...textStyle('label') }));

export const hint = style(layered({ ...textStyle('small'), color: vars.color.foreground.muted }));

export const remove = style(
  layered({
    marginBlockStart: '-10px',
    marginInlineEnd: '-10px',
    selectors: { '&&': { color: vars.color.foreground.subtle } },
  }),
);
