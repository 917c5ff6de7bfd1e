import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground, line } = vars.color;

export const list = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: vars.space[4] }),
);
export const number = style(layered({ '@media': { [below('sm')]: { display: 'none' } } }));
/** On phones a sentence replaces the numbers. */
export const sentence = style(
  layered({
    ...textStyle('label'),
    paddingInline: vars.space[12],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from('sm')]: { display: 'none' } },
  }),
);
export const page = style(
  layered({
    ...textStyle('label'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    // A circle around one to three digits, a pill around more.
    paddingInline: '6px',
    borderRadius: vars.radius.pill,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${line.brand}`, color: foreground.brand, fontWeight: 600 },
      '&[aria-disabled="true"]': { color: foreground.disabled },
    },
    '@media': {
      [canHover]: { selectors: { '&[href]:hover': { background: background.hover } } },
      [forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  }),
);
export const gap = style(
  layered({ display: 'grid', placeItems: 'center', inlineSize: vars.space[24], color: foreground.subtle }),
);
