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
      words: layered({
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
  defaultVariants: { variant: 'words' },
});
export const words = style(layered({ '@media': { [`${from('lg')} and ${below('xl')}`]: { display: 'none' } } }));
export const drawing = style(layered({ position: 'relative', display: 'inline-flex', flex: 'none' }));
/**
 * At the corner of the drawing, so that a count that comes later moves nothing; a wide count comes back over its edge instead of standing out of the page, and leaves the
 * drawing itself to be seen.
 */
export const corner = style(
  layered({
    position: 'absolute',
    display: 'flex',
    insetBlockEnd: 'calc(100% - 7px)',
    insetInlineStart: '58%',
    translate: 'min(0px, 22px - 100%)',
    selectors: { '&:dir(rtl)': { translate: 'max(0px, 100% - 22px)' } },
  }),
);
