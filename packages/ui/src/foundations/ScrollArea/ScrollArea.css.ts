import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focusRing.ts';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const before = createVar();
const after = createVar();
const faded = (direction: string) => `linear-gradient(${direction}, ${before}, #000 28px calc(100% - 28px), ${after})`;

export const root = recipe({
  base: layered({
    minInlineSize: 0,
    scrollbarWidth: 'thin',
    vars: { [before]: '#000', [after]: '#000' },
    selectors: {
      '&[data-more-before]': { vars: { [before]: 'transparent' } },
      '&[data-more-after]': { vars: { [after]: 'transparent' } },
      // Inside and not faded: the area clips everything outside of it.
      '&:focus-visible': {
        ...focusRing,
        outlineOffset: '-2px',
        boxShadow: 'none',
        borderRadius: vars.radius.sm,
        maskImage: 'none',
      },
    },
    '@media': { [forcedColors]: { maskImage: 'none' } },
  }),
  variants: {
    orientation: {
      horizontal: layered({
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        maskImage: faded('to right'),
        selectors: { '&:dir(rtl)': { maskImage: faded('to left') } },
        '@media': { '(pointer: coarse)': { scrollbarWidth: 'none' } },
      }),
      vertical: layered({ overflowY: 'auto', overscrollBehaviorBlock: 'contain', maskImage: faded('to bottom') }),
    },
    maxHeight: {
      sm: layered({ maxBlockSize: '160px' }),
      md: layered({ maxBlockSize: '240px' }),
      lg: layered({ maxBlockSize: '400px' }),
    },
    isSnapping: { true: layered({ scrollSnapType: 'both proximity' }) },
  },
});
export type ScrollAreaVariants = NonNullable<RecipeVariants<typeof root>>;

/** Space for the focus rings of the content, which the area would clip. */
export const content = style(layered({ padding: '4px' }));
export const row = style(layered({ display: 'flex', inlineSize: 'max-content', minInlineSize: '100%' }));
export const snapping = style({});
globalStyle(`${snapping} > *`, layered({ scrollSnapAlign: 'start' }));
