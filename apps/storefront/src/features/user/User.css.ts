import { below, from, layers, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Profile and password: side by side where they fit, otherwise one centered column. */
export const columns = style(
  layered({
    display: 'grid',
    gap: vars.space[40],
    alignItems: 'start',
    '@media': {
      [below('xl')]: { inlineSize: '100%', maxInlineSize: '640px', marginInline: 'auto' },
      [from('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[64] },
    },
  }),
);
export const title = style(
  layered({ gridColumn: '1 / -1', '@media': { [below('xl')]: { marginBlockEnd: '-20px' } } }, layers.app),
);
