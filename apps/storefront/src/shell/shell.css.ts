import { below, layered, vars } from '@mallard/ui/theme';
import { style } from '@vanilla-extract/css';

export const skeleton = style(layered({ display: 'grid', gap: vars.space[24], paddingBlock: vars.space[24] }));

export const pageTitle = style(
  layered({
    '@media': {
      [below('lg')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
