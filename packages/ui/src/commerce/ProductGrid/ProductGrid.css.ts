import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { columnsUpTo } from '../../theme/columnsUpTo.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(layered({ minInlineSize: 0 }));
const cards = style(layered({ display: 'grid', minInlineSize: 0 }));

/**
 * As many cards in a row as the design specifies per page width, and fewer where they would be
 * narrower than 112 px.
 */
const columns = (most: number, gap: string) => ({ gridTemplateColumns: columnsUpTo(most, gap, '7rem') });
const phone = { ...columns(2, '12px'), gap: '20px 12px' };
const tablet = {
  [from('sm')]: { ...columns(3, '16px'), gap: '24px 16px' },
  [from('md')]: columns(4, '16px'),
};
const layouts = {
  list: layered({ gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' }),
  beside: layered({
    ...phone,
    '@media': {
      ...tablet,
      [from('lg')]: { ...columns(3, '20px'), gap: '36px 20px' },
      [from('xl')]: columns(4, '20px'),
    },
  }),
  wide: layered({
    ...phone,
    '@media': {
      ...tablet,
      [from('lg')]: { ...columns(4, '20px'), gap: '36px 20px' },
      [from('xl')]: columns(5, '20px'),
    },
  }),
};
export const grid = styleVariants(layouts, (layout) => [cards, layout]);
