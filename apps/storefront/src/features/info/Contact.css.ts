import { below, from, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** One centered column, or on wide windows the form with other ways beside it. */
export const page = style(
  layered({
    paddingBlockEnd: vars.space[48],
    '@media': {
      [below('lg')]: { inlineSize: '100%', maxInlineSize: '640px', marginInline: 'auto' },
      [from('xl')]: { maxInlineSize: '1240px' },
    },
  }),
);
