import { createVar, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { layered } from '../../theme/layered.ts';
import { lineHeightOf } from '../../theme/lineHeight.ts';
import { canHover, forcedColors } from '../../theme/motion.ts';
import { hasLineHeightUnit } from '../../theme/supports.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Measured width of the button; set on the text. */
export const buttonWidth = '--mallard-collapse-button';
const hole = `var(${buttonWidth}, 6em)`;

const lineHeight = createVar('lineHeight');
const lines = (count: number) => layered({ maxBlockSize: `calc(${count} * ${lineHeight})` });

/** Everything but the last line, and the part of the last line before the button. */
const room = (direction: string) =>
  `linear-gradient(#000 0 0), linear-gradient(${direction}, #000 calc(100% - ${hole} - 4em), transparent calc(100% - ${hole} - 8px))`;

export const root = style(layered({ position: 'relative', minInlineSize: 0 }));
export const text = recipe({
  base: layered({
    minInlineSize: 0,
    vars: { [lineHeight]: lineHeightOf('body', 'mobile') },
    '@media': { [from('lg')]: { vars: { [lineHeight]: lineHeightOf('body', 'desktop') } } },
    '@supports': { [hasLineHeightUnit]: { vars: { [lineHeight]: '1lh' } } },
  }),
  variants: {
    maxLines: { 2: lines(2), 3: lines(3), 4: lines(4), 6: lines(6), 8: lines(8) },
    isExpanded: {
      true: layered({ maxBlockSize: 'none' }),
      // Scrollable by the browser only: it scrolls to text that the page search finds.
      false: layered({ overflow: 'hidden' }),
    },
    isFading: {
      true: layered({
        maskImage: room('to right'),
        maskSize: `100% calc(100% - ${lineHeight}), 100% ${lineHeight}`,
        maskPosition: '0 0, 0 100%',
        maskRepeat: 'no-repeat',
        selectors: { '&:dir(rtl)': { maskImage: room('to left') } },
        '@media': { [forcedColors]: { paddingInlineEnd: hole } },
      }),
    },
  },
});
export type CollapseVariants = NonNullable<RecipeVariants<typeof text>>;

export const button = recipe({
  base: layered({
    ...textStyle('label-strong'),
    color: vars.color.foreground.brand,
    borderRadius: vars.radius.xs,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } } },
    '::before': { content: '""', position: 'absolute', inset: '-12px' },
  }),
  variants: {
    isExpanded: {
      true: layered({ position: 'relative' }),
      false: layered({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }),
    },
  },
});
