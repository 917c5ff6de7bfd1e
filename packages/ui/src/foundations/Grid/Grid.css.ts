import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { gapped } from '../../theme/gap.css.ts';
import { layered } from '../../theme/layered.ts';
import { layeredGlobal } from '../../theme/layeredGlobal.ts';
import { layers } from '../../theme/layers.css.ts';

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const fitting = (least: number) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}rem, 100%), 1fr))` });
const fixed = (count: number) => ({ gridTemplateColumns: equal(count) });

const columns = {
  products: {
    gridTemplateColumns: equal(2),
    gap: '20px 12px',
    '@media': {
      [from('sm')]: { gridTemplateColumns: equal(3), gap: '24px 16px' },
      [from('md')]: { gridTemplateColumns: equal(4) },
      [from('lg')]: { gridTemplateColumns: equal(3), gap: '36px 20px' },
      [from('xl')]: { gridTemplateColumns: equal(4) },
      [from('2xl')]: { gridTemplateColumns: equal(5) },
    },
  },
  sm: fitting(9.25),
  md: fitting(13.75),
  lg: fitting(20),
  1: fixed(1),
  2: fixed(2),
  3: fixed(3),
  4: fixed(4),
  5: fixed(5),
} as const;
export const root = style([gapped, layered({ display: 'grid', minInlineSize: 0 })]);
for (const [name, own] of Object.entries(columns)) {
  layeredGlobal(`${root}:where([data-columns="${name}"])`, own, layers.components);
}
export interface GridVariants {
  columns?: keyof typeof columns | undefined;
}
