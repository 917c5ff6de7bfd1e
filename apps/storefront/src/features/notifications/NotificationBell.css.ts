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
/** Overlaps only the top of the bell, 24 px high. A wide count grows back over it instead of out of the bar. */
export const badge = style(layered({ position: 'absolute', insetBlockEnd: 'calc(50% + 7px)', insetInlineEnd: '-2px' }));
