import { vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const root = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: 'inherit',
  }),
);
/** A wide count comes back over the drawing instead of standing out of the bar. */
export const badge = style(layered({ position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '2px' }));
