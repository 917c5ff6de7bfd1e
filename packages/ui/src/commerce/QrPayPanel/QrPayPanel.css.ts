import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { panel } from '../../theme/panel.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[8],
    padding: '24px 16px',
    ...panel,
    textAlign: 'center',
  }),
);
/** The code has a margin of its own; the white background provides a part of it. */
export const qr = style(layered({ display: 'block', inlineSize: '116%', blockSize: '116%' }));
export const faded = style(layered({ opacity: 0.12 }));
export const mark = recipe({
  base: layered({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: '50%',
  }),
  variants: {
    tone: {
      waiting: {},
      scanned: layered({ background: background['info-subtle'], color: foreground.info }),
      paid: layered({ background: background['brand-subtle'], color: foreground.success }),
      expired: layered({ background: background.disabled, color: foreground.muted }),
      failed: layered({ background: background['danger-subtle'], color: foreground.danger }),
    },
  },
});
export const status = recipe({
  base: layered({ ...textStyle('label-strong'), maxInlineSize: '320px', textWrap: 'balance' }),
  variants: {
    tone: {
      waiting: layered({ color: foreground.default }),
      scanned: layered({ color: foreground.info }),
      paid: layered({ color: foreground.success }),
      expired: layered({ color: foreground.muted }),
      failed: layered({ color: foreground.danger }),
    },
  },
});
export const hint = style(layered({ ...textStyle('small'), color: foreground.muted, maxInlineSize: '320px' }));
export const clock = style(layered({ color: foreground.price, fontWeight: 600 }));
export const link = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: foreground.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
