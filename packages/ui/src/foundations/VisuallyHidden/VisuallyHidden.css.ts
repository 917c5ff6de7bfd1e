import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

export const root = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);
