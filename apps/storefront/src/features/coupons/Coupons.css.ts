import { from, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Aligns the text of the first tab with the coupons. */
export const tabs = style(layered({ marginInlineStart: '-14px' }));

export const list = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** Coupons in a row have the same height. */
globalStyle(`${list} > li`, layered({ display: 'grid' }));
