import { below } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** A screen's title: drawn where there is room for it; on phones the bar at the top has drawn it already. */
export const screenTitle = style(
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
