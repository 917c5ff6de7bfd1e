import { textStyle, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** A phone at 200 % zoom: the parts of a line are stacked, because text beside them would be one letter wide. */
const tiny = '(width < 15rem)';

export const list = style(layered({ display: 'grid', gap: vars.space[12], listStyle: 'none' }));

export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${vars.space[64]} minmax(0, 1fr) auto`,
    gap: vars.space[12],
    alignItems: 'center',
    '@media': { [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
  }),
);

export const picture = style(
  layered({
    borderRadius: vars.radius.md,
    selectors: { '[data-unavailable] > &': { filter: 'grayscale(1)' } },
    '@media': { [tiny]: { inlineSize: vars.space[64] } },
  }),
);

export const text = style(layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const title = style(layered({ ...textStyle('body') }));

export const meta = style(layered({ ...textStyle('small'), color: vars.color.foreground.subtle }));

export const problem = style(layered({ ...textStyle('small'), color: vars.color.foreground.danger }));

export const amounts = style(
  layered({
    display: 'grid',
    gap: vars.space[4],
    justifyItems: 'end',
    selectors: { '[data-unavailable] > &': { opacity: 0.6 } },
  }),
);
