import { styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/layered.ts';
import { forcedColors } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import * as field from '../Field/Field.css.ts';

/** Query for `@supports`: browsers in which a text area can grow with its text. */
const canGrow = '(field-sizing: content)';

export const frame = recipe({
  base: [
    field.control,
    layered({ selectors: { '&&': { display: 'grid', gap: vars.space[4], paddingBlock: '11px' } } }),
  ],
  variants: {
    variant: {
      field: {},
      // The panel around it serves as its frame.
      bare: layered({
        selectors: { '&&': { minBlockSize: 0, padding: '6px 14px', borderColor: 'transparent', background: 'none' } },
        // Forced colors make transparent borders visible.
        '@media': { [forcedColors]: { selectors: { '&&': { borderStyle: 'none' } } } },
      }),
    },
  },
  defaultVariants: { variant: 'field' },
});
export type TextAreaVariants = NonNullable<RecipeVariants<typeof frame>>;
export const input = recipe({
  // Doubled class for higher specificity: the order of style sheets depends on the bundle.
  base: [
    field.input,
    layered({ selectors: { '&&': { inlineSize: '100%', maxBlockSize: '320px', resize: 'vertical' } } }),
  ],
  variants: {
    autoResize: {
      true: layered({
        fieldSizing: 'content',
        '@supports': { [canGrow]: { selectors: { '&&': { resize: 'none' } } } },
      }),
    },
  },
});
/** A text area that grows with its text ignores `rows`. The last entry applies to all larger numbers. */
export const atLeast = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (rows) =>
  layered({ '@supports': { [canGrow]: { selectors: { '&&': { minBlockSize: `${rows}lh` } } } } }),
);
