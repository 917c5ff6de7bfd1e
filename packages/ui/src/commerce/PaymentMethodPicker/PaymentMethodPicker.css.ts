import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** In a row the drawing comes first, and the choice last. */
export const row = style({});
globalStyle(`${row} > input`, layered({ order: 1 }));
export const media = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.md,
    background: vars.color.background['brand-subtle'],
    color: vars.color.foreground.brand,
    selectors: { ':disabled ~ &': { filter: 'grayscale(1)', opacity: 0.6 } },
  }),
);
export const end = style(layered({ display: 'grid', justifyItems: 'end', gap: vars.space[4] }));
export const fee = style(layered({ ...textStyle('small'), color: vars.color.foreground.muted, whiteSpace: 'nowrap' }));
export const none = style(layered({ ...textStyle('label'), color: vars.color.foreground.danger }));
export const form = style(layered({ padding: '16px 16px 8px', marginInlineStart: vars.space[32] }));
