import { from, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  }),
);

export const cards = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    listStyle: 'none',
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] } },
  }),
);

/** Centered on wide windows. */
export const form = style(layered({ inlineSize: '100%', maxInlineSize: '640px', marginInline: 'auto' }));
