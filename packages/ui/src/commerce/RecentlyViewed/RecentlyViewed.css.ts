import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: vars.size.touch,
    marginBlockEnd: vars.space[12],
  }),
);
export const title = style(layered({ minInlineSize: 0 }));
export const days = style(layered({ display: 'grid', gap: vars.space[32] }));
export const day = style(layered({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }));
export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '20px 12px',
    '@container': {
      '(min-width: 35rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px 16px' },
      '(min-width: 47.5rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '(min-width: 65rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '36px 20px' },
    },
  }),
);
export const item = style(layered({ position: 'relative', minInlineSize: 0 }));
/** On the picture, where other cards have their favorite button. */
export const remove = style(
  layered({
    selectors: { '&&': { position: 'absolute' } },
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    zIndex: vars.zIndex.raised,
  }),
);
