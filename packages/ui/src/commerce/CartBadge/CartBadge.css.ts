import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(layered({ position: 'relative', display: 'inline-grid', placeItems: 'center' }));
/** At the upper end corner of the icon; grows away from it. */
export const badge = style(layered({ position: 'absolute', insetBlockEnd: '64%', insetInlineStart: '64%' }));
export const dot = style(
  layered({
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineEnd: '-2px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: vars.color.background.accent,
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
);
