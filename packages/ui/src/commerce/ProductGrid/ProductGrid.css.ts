import { style, styleVariants } from '@vanilla-extract/css';
import { from, tight } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const cards = style(layered({ display: 'grid', minInlineSize: 0 }));
const layouts = {
  list: layered({ gap: vars.space[16], gridTemplateColumns: columns(1) }),
  beside: layered({
    gridTemplateColumns: columns(2),
    gap: '20px 12px',
    '@media': {
      [tight.tiny]: { gridTemplateColumns: columns(1) },
      [from('sm')]: { gridTemplateColumns: columns(3), gap: '24px 16px' },
      [from('md')]: { gridTemplateColumns: columns(4) },
      [from('lg')]: { gridTemplateColumns: columns(3), gap: '36px 20px' },
      [from('xl')]: { gridTemplateColumns: columns(4) },
    },
  }),
  wide: layered({
    gridTemplateColumns: columns(2),
    gap: '20px 12px',
    '@media': {
      [tight.tiny]: { gridTemplateColumns: columns(1) },
      [from('sm')]: { gridTemplateColumns: columns(3), gap: '24px 16px' },
      [from('md')]: { gridTemplateColumns: columns(4) },
      [from('lg')]: { gridTemplateColumns: columns(4), gap: '36px 20px' },
      [from('xl')]: { gridTemplateColumns: columns(5) },
    },
  }),
};
export const grid = styleVariants(layouts, (layout) => [cards, layout]);
