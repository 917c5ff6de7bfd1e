import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { canHover } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = recipe({
  base: layered({ position: 'relative', color: 'inherit' }),
  variants: {
    variant: {
      text: layered({
        ...textStyle('label'),
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[8],
        minBlockSize: vars.size.touch,
        paddingInline: vars.space[12],
        borderRadius: vars.radius.pill,
        whiteSpace: 'nowrap',
        '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
      }),
      icon: layered({
        display: 'inline-grid',
        placeItems: 'center',
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
      }),
    },
  },
  defaultVariants: { variant: 'text' },
});
export const text = style(layered({ '@media': { [`${from('lg')} and ${below('xl')}`]: { display: 'none' } } }));
export const icon = style(layered({ position: 'relative', display: 'inline-flex', flex: 'none' }));
/**
 * At the corner of the icon, overlapping it slightly. Out of the flow, so that a count that loads
 * later moves nothing.
 */
export const badge = recipe({
  base: layered({ position: 'absolute', display: 'flex', insetInlineStart: '58%' }),
  variants: {
    variant: {
      // A wide count grows above the text beside the icon.
      text: layered({ insetBlockEnd: 'calc(100% - 3px)' }),
      // A wide count grows back over the icon: the link is often at the edge of the page.
      icon: layered({
        insetBlockEnd: 'calc(100% - 7px)',
        translate: 'min(0px, 22px - 100%)',
        selectors: { '&:dir(rtl)': { translate: 'max(0px, 100% - 22px)' } },
      }),
    },
  },
});
