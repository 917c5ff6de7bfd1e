import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

/** The shop's name of a method may be one long word. */
export const method = style(layered({ overflowWrap: 'anywhere' }));
/** In a row the icon is first, and the radio button last. */
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
    background: background['brand-subtle'],
    color: foreground.brand,
    selectors: { ':disabled ~ &': { filter: 'grayscale(1)', opacity: 0.6 } },
  }),
);
export const end = style(layered({ display: 'grid', justifyItems: 'end', gap: vars.space[4] }));
export const fee = style(layered({ ...textStyle('small'), color: foreground.muted, whiteSpace: 'nowrap' }));
export const form = style(layered({ padding: '16px 16px 8px', marginInlineStart: vars.space[32] }));
/** The selected card, without a lower edge above its fields. */
export const open = style(
  layered({
    selectors: {
      '&&': { background: background.surface, borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  }),
);
/** Continues the card above it: over the gap between cards, and over that card's lower line. */
export const formInCard = style(
  layered({
    marginBlockStart: '-10px',
    paddingBlock: '4px 16px',
    paddingInline: '46px 14px',
    border: `2px solid ${line.brand}`,
    borderBlockStart: 0,
    borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    background: background.surface,
  }),
);
